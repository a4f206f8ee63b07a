/** The shipped scripts, with a program of the machine put in the place of another. Run whole they are in tests/long. */
import { execFile } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../test-support/temporary-folder.ts'

const run = promisify(execFile)
const here = import.meta.dirname

/** @returns the environment of a machine whose `program` is this script */
async function machineWith(program: string, script: string): Promise<NodeJS.ProcessEnv> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, program), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, program), 0o755)
  return { ...process.env, PATH: `${folder}:${process.env.PATH}` }
}

it('a backup that the disk has no room for leaves nothing behind', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'outbox'))
  const env = await machineWith('tar', 'echo part > "$2"; exit 2')
  await expect(run('sh', [join(here, 'backup.sh'), folder, join(folder, 'site.tar.gz')], { env })).rejects.toMatchObject({ code: 1 })
  expect(await readdir(folder)).toEqual(['outbox'])
})

it.each(['off', undefined])('the pipeline of a section gives nothing to anybody where visits are not counted: %s', async guard => {
  const status = JSON.stringify({ guard, programs: [{ program: 'remote-home', stable: { release: 'a' } }] })
  const env = await machineWith('npm', `case "$*" in *status*) echo '${status}';; *) exit 3;; esac`)
  await expect(run('sh', [join(here, 'release-section.sh'), 'remote-home'], { env })).rejects.toMatchObject({
    code: 1,
    stdout: 'No canary is judged there: the server has GUARD=off, or RELEASE_SERVER names none. Nothing was done\n',
  })
})

it.each(['95.5', '0', '0.0'])(
  'the pipeline of a section compares some visitors with those who keep what they had, not %s %%',
  async percent => {
    const piped = run('sh', [join(here, 'release-section.sh'), 'remote-home'], { env: { ...process.env, PERCENT: percent } })
    await expect(piped).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringContaining(`PERCENT=${percent}: expected above 0 and at most 50`),
    })
  },
)

it('the pipeline of a section takes back its own release, and not what somebody made stable meanwhile', async () => {
  const status = JSON.stringify({ guard: { visits: 9 }, programs: [{ program: 'remote-home', stable: { release: 'hotfix' } }] })
  const folder = await temporaryFolder()
  const env = await machineWith(
    'npm',
    `case "$*" in *status*) echo '${status}';; *publish*) echo '{"release":"mine"}';; *rollback*) echo "$*" > '${folder}/asked';; esac`,
  )
  const piped = run('sh', [join(here, 'release-section.sh'), 'remote-home'], { env: { ...env, MINUTES: '0' } })
  await expect(piped).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('remote-home mine was taken back') })
  expect(await readFile(join(folder, 'asked'), 'utf8')).toBe('run -s release -- rollback remote-home mine --json\n')
})

it('the pipeline of a section promotes nothing whose weight somebody took away', async () => {
  const paused = { canary: { release: 'mine', weight: 0, counts: { compared: 900 } }, stable: { release: 'old' } }
  const status = JSON.stringify({ guard: { visits: 9 }, programs: [{ program: 'remote-home', ...paused }] })
  const env = await machineWith('npm', `case "$*" in *status*) echo '${status}';; *publish*) echo '{"release":"mine"}';; esac`)
  const piped = run('sh', [join(here, 'release-section.sh'), 'remote-home'], { env: { ...env, PAUSE: '0' } })
  await expect(piped).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('Somebody else decided on remote-home meanwhile') })
})

it('the pipeline of a section ends with the words of the server that cannot be asked', async () => {
  const env = await machineWith('npm', `echo 'The token is not known there' >&2; exit 1`)
  await expect(run('sh', [join(here, 'release-section.sh'), 'remote-home'], { env })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'The token is not known there\n',
  })
})

it('an export is told where to write, or refuses', async () => {
  const exported = run('node', [join(here, '../bin/export.mjs'), '--help'], { cwd: await temporaryFolder() })
  await expect(exported).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage: export [DIRECTORY]') })
})
