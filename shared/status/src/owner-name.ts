import type { OwnerStatus } from '@site/delivery/status-model'

type Owner = OwnerStatus['owner']

/** `remote-resources` is called Resources, `shell` is called Shell. */
export function ownerTitle(owner: Owner): string {
  const words = owner.replace(/^remote-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where a form about this owner is sent. */
export const rolloutAddress = (owner: Owner): string => `/status/rollouts/${owner}`
