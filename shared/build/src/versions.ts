/** Versions that a release states and a shell provides, read from the checkout. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../sections.mjs'

const versionOf = (packageFile: string): string => (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version

/** Version of the kit runtime in this checkout: what a shell provides, and a section asks for at least. */
export const kitVersion = versionOf(join(repositoryRoot, 'shared/kit/package.json'))
export const reactVersion = versionOf(join(repositoryRoot, 'node_modules/react/package.json'))

/** `major.minor`: hydration is only promised between equal minors. */
export const reactMinor = reactVersion.split('.').slice(0, 2).join('.')
