import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../sections.mjs'

it.each([
  ['Journal', 'expected a name such as journal: lower-case words joined by hyphens, at most 33 characters; got "Journal"'],
  ['remote-journal', 'expected the name alone, which remote- is put before: journal'],
  ['preview', '/preview is an address that the server answers itself: choose another name'],
  ['status', '/status is an address that the server answers itself: choose another name'],
  ['federation', '/federation is an address that the server answers itself: choose another name'],
])('a section is not made by a name that would stop the site: %s', async (name, reason) => {
  const made = promisify(execFile)('node', ['shared/build/bin/site-create.mjs', 'section', name], { cwd: repositoryRoot })
  await expect(made).rejects.toMatchObject({ code: 1, stderr: `${reason}\n` })
  expect(existsSync(join(repositoryRoot, `remote-${name}`))).toBe(false)
})
