import { existsSync } from 'node:fs'

/**
 * @param debianPackage that brings the program
 * @throws naming both, where the program is missing
 */
export function installed(program: string, debianPackage: string): string {
  if (!existsSync(program)) throw new Error(`${program} is missing. Install Debian's package ${debianPackage} and run the tests again.`)
  return program
}
