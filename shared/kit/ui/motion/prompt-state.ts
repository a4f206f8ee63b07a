/** The scroll prompt's rules (specification, sections 4 and 9), apart from the page they are applied to. */

export type PromptState = {
  /** The way down was taken, or the page's end was reached. */
  readonly done: boolean
  /** The way back was taken, and the page is still on its way up. */
  readonly returning: boolean
}

/** Lengths in CSS px. */
export type ScrollPosition = { readonly viewportHeight: number; readonly offset: number; readonly documentHeight: number }

export type Prompt = 'down' | 'top' | 'none'

export const initialPrompt: PromptState = { done: false, returning: false }

/** CSS px before the end of the page from which the way back is offered. */
const endZone = 200

export function atPageEnd({ viewportHeight, offset, documentHeight }: ScrollPosition): boolean {
  return viewportHeight + offset >= documentHeight - endZone
}

/** The state after a scroll. Reaching the end puts the way down away, except while going up from it. */
export function afterScroll(state: PromptState, position: ScrollPosition): PromptState {
  if (atPageEnd(position)) return state.done || state.returning ? state : { done: true, returning: false }
  return state.returning ? initialPrompt : state
}

/** What the one slot shows. */
export function shownPrompt(state: PromptState, position: ScrollPosition): Prompt {
  if (atPageEnd(position)) return state.returning ? 'down' : 'top'
  return state.done ? 'none' : 'down'
}
