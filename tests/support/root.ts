/** The root of the checkout. */
export { repositoryRoot as root } from '../../shared/build/sections.mjs'
