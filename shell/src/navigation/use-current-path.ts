import { useSite } from '@site/kit/runtime'

/** Path of the page that is shown: what the document was made with, until the store knows better. */
export function useCurrentPath(initial: string | undefined): string | undefined {
  return useSite(state => state.path) || initial
}
