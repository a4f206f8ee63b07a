import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SectionName } from '@site/kit/contract'

/** The root of the checkout, absolute, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const sectionNames = ['remote-home', 'remote-services', 'remote-resources', 'remote-booking'] as const satisfies readonly SectionName[]

/** The sections that this checkout holds: a team may work in one that lacks the others. */
export const presentSections = (): SectionName[] => sectionNames.filter(name => existsSync(join(repositoryRoot, name, 'src/section.ts')))
