import { expect, it, vi } from 'vitest'

const [registerRemotes, loadRemote] = [vi.fn(), vi.fn()]
vi.mock('@module-federation/runtime', () => ({ createInstance: () => ({ registerRemotes, loadRemote }) }))

const { loadSection } = await import('./federation.ts')

it('registers a section under an identifier, however many words its name has', async () => {
  const section = { name: 'remote-case-studies', pages: [] } as const
  loadRemote.mockResolvedValue({ section })
  expect(await loadSection('remote-case-studies', '/entry.js')).toBe(section)
  expect(registerRemotes.mock.calls[0]?.[0]).toMatchObject([{ name: 'remote_case_studies', entry: '/entry.js' }])
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith('remote_case_studies/section')
})
