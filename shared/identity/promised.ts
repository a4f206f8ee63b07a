import { type Identity, identity } from '@site/identity'

/** Copy that binds the owner: `words` where `identity.ts` makes the promise, else none. */
export const promised = (promise: Identity['promises'][number], words: string): string => (identity.promises.includes(promise) ? words : '')
