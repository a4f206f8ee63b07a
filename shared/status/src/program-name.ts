import type { ProgramStatus } from '@site/delivery/status-model'

type Program = ProgramStatus['program']

/** `remote-resources` is called Resources, `shell` is called Shell. */
export function programTitle(program: Program): string {
  const words = program.replace(/^remote-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where a form about this program is sent. */
export const rolloutAddress = (program: Program): string => `/status/rollouts/${program}`
