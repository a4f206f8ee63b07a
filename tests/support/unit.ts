import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** The environment that the shipped systemd unit sets, and the arguments of its command. @param state the folder that it names /var/lib/site */
export async function unitSettings(state: string): Promise<{ env: Record<string, string>; args: readonly string[] }> {
  const unit = await readFile(join(root, 'shared/delivery/deploy/site.service'), 'utf8')
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map(pair => pair.split('=')))
  const [, ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
  return { env: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value.replace('/var/lib/site', state)])), args }
}
