import { execFile } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogWriter } from '../src/http/access-log.ts'
import { startServer } from '../src/platforms/node/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { tinyIdentity, tinySection, tinyShell, tinySite } from '../test-support/tiny-releases.ts'

test('an access log that cannot be written stops with one sentence, and the site goes on', async () => {
  const { store } = await tinySite([await tinyShell(), await tinySection({ pages: { '/faq': '<h1>Questions</h1>' } })])
  const report = vi.fn()
  const log = createLogWriter('/dev/full', report)
  const server = await startServer({ port: 0, host: '127.0.0.1', store, identity: tinyIdentity, log: report, writeAccess: log.write })
  onTestFinished(() => server.stop(0))
  for (let visit = 0; visit < 3; visit++) {
    expect((await fetch(`${server.address}/faq`)).status).toBe(200)
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
  }
  expect(report.mock.calls[0]?.[0]).toMatch(/^The access log stops: \/dev\/full is not written: .+ \([A-Z]+\)$/)
  await log.close()
})

test('an access log goes on when its file can be written again', async () => {
  const file = join(await temporaryFolder(), 'log/access.log')
  await mkdir(file, { recursive: true })
  const report = vi.fn()
  const log = createLogWriter(file, report)
  log.write('lost\n')
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith(`The access log stops: ${file} is not written: a folder lies in its place (EISDIR)`),
  )
  await rm(file, { recursive: true })
  log.write('kept\n')
  await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith('The access log goes on'))
  await log.close()
  expect((await readFile(file, 'utf8')).trim()).toBe('kept')
})

test('a line that a full disk cut off spoils none of those that follow', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'access.log')
  await writeFile(file, '{"cut')
  const report = vi.fn()
  const log = createLogWriter(file, report)
  await rename(file, join(folder, 'aside'))
  await mkdir(file)
  await log.write('{"lost":1}\n')
  await rm(file, { recursive: true })
  await rename(join(folder, 'aside'), file)
  await log.write('{"kept":1}\n')
  await log.close()
  expect((await readFile(file, 'utf8')).split('\n')).toEqual(['{"cut', '{"kept":1}', ''])
})

test('an access log whose disk hangs does not fill the memory, and the process can end', async () => {
  const file = join(await temporaryFolder(), 'access.log')
  // Whoever opens a pipe that nobody reads waits in the system, as for a network disk that is gone.
  await promisify(execFile)('mkfifo', [file])
  const release = (): number => openSync(file, constants.O_RDWR)
  const report = vi.fn()
  const log = createLogWriter(file, report)
  for (let line = 0; line < 40; line++) log.write(`${'x'.repeat(1024 * 1024)}\n`)
  expect(report.mock.calls).toEqual([[`The access log stops: ${file} is not written: the disk does not answer`]])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const closed = log.close()
  await vi.advanceTimersByTimeAsync(5_000)
  await closed
  const reader = release()
  onTestFinished(() => closeSync(reader))
})
