import { beforeEach, expect, it, vi } from 'vitest'

const loadSection = vi.fn()
const fetchPart = vi.fn()
vi.mock('virtual:dev-sections', () => ({ devSections: {} }))
vi.mock('./federation.ts', () => ({ loadSection }))
vi.mock('./fetch-part.ts', () => ({ fetchPart }))
const reportFailure = vi.fn()
vi.mock('../reports/visit-report.ts', () => ({ reportFailure }))

const { loadPage } = await import('./load-page.ts')

const Page = () => null
const head = { title: 'FAQ', description: 'D', area: 'rights', barTone: 'ink' } as const
const section = { name: 'remote-resources', pages: [{ path: '/faq', head, load: async () => ({ Page }) }] }
const part = { release: 'new', entry: 'entry.js', previous: 'old', pages: { '/faq': { modules: [], styles: [] } }, integrity: {} }
const pinned = { section: 'remote-resources', part, path: '/faq' } as const

beforeEach(() => {
  loadSection.mockReset()
  fetchPart.mockReset()
  reportFailure.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

it('loads the page as pinned', async () => {
  loadSection.mockResolvedValue(section)
  expect(await loadPage(pinned)).toEqual({ section: 'remote-resources', Page, head, source: 'pinned', sheets: [] })
  expect(loadSection).toHaveBeenCalledExactlyOnceWith('remote-resources', '/_/remote-resources/entry.js')
})

it('tries once more under another address', async () => {
  loadSection.mockRejectedValueOnce(new Error('reset')).mockResolvedValue(section)
  expect((await loadPage(pinned)).source).toBe('pinned')
  expect(reportFailure).not.toHaveBeenCalled()
  expect(loadSection).toHaveBeenLastCalledWith('remote-resources', '/_/remote-resources/~1/entry.js')
})

it('then turns to the release before', async () => {
  loadSection.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken')).mockResolvedValue(section)
  fetchPart.mockResolvedValue({ ...part, release: 'old', entry: 'old-entry.js' })
  const intact = { ...part, previousHashes: 'sha256-old' }
  expect((await loadPage({ ...pinned, part: intact })).source).toBe('previous')
  expect(fetchPart).toHaveBeenCalledExactlyOnceWith('remote-resources', 'old', 'sha256-old')
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-resources')
  expect(loadSection).toHaveBeenLastCalledWith('remote-resources', '/_/remote-resources/old-entry.js')
})

it('fails with the first error when nothing helps', async () => {
  loadSection.mockRejectedValueOnce(new Error('the first')).mockRejectedValue(new Error('another'))
  fetchPart.mockRejectedValue(new Error('no store'))
  await expect(loadPage(pinned)).rejects.toThrow('the first')
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-resources')
})

it('does not take a section that lost the page for a success', async () => {
  loadSection.mockResolvedValue({ ...section, pages: [] })
  await expect(loadPage({ ...pinned, part: { ...part, previous: undefined } as never })).rejects.toThrow('new has no page /faq')
})
