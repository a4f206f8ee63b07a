/**
 * Full loads inside the site are cross-faded by the browser (`@view-transition` in the kit's base styles). It knows
 * the system's wish for less motion and not the visitor's own pause.
 */
import { motionAllowed } from '@site/kit/runtime'

/** https://drafts.csswg.org/css-view-transitions-2/: not in the DOM types yet. */
type PageSwap = Event & { readonly viewTransition?: ViewTransition | null }

/** Leaves without a transition where the visitor has paused motion. Returns how to end it. */
export function skipTransitionsWhilePaused(): () => void {
  const leave = (event: Event): void => {
    if (!motionAllowed()) (event as PageSwap).viewTransition?.skipTransition()
  }
  addEventListener('pageswap', leave)
  return () => removeEventListener('pageswap', leave)
}
