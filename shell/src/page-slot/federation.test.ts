import { beforeEach, expect, it, vi } from 'vitest'

const [registerRemotes, loadRemote] = [vi.fn(), vi.fn()]
vi.mock('@module-federation/runtime', () => ({ createInstance: () => ({ registerRemotes, loadRemote }) }))

const { loadSection } = await import('./federation.ts')

beforeEach(() => vi.clearAllMocks())

it('registers a section under an identifier, however many words its name has', async () => {
  const section = { name: 'remote-case-studies', pages: [] } as const
  loadRemote.mockResolvedValue({ section })
  expect(await loadSection('remote-case-studies', '/entry.js')).toBe(section)
  expect(registerRemotes.mock.calls[0]?.[0]).toMatchObject([{ name: 'remote_case_studies', entry: '/entry.js' }])
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith('remote_case_studies/section')
})

it('registers another entry of a section beside the first, and a failed one no second time', async () => {
  const section = { name: 'remote-tea', pages: [] } as const
  loadRemote.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ section })
  await expect(loadSection('remote-tea', '/tea-1.js')).rejects.toThrow('offline')
  await loadSection('remote-tea', '/tea-1.js')
  await loadSection('remote-tea', '/tea-2.js')
  await loadSection('remote-tea', '/tea-2.js')
  const [first, second] = registerRemotes.mock.calls.map(([[remote]]) => remote)
  expect([first.entry, second.entry]).toEqual(['/tea-1.js', '/tea-2.js'])
  expect(second.name).not.toBe(first.name)
  expect(registerRemotes).toHaveBeenCalledTimes(2)
  expect(loadRemote.mock.calls.map(([id]) => id)).toEqual([`${first.name}/section`, `${first.name}/section`, `${second.name}/section`])
})
