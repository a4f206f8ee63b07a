export type FrameTopProps = {
  /** Path that the bar marks as current; undefined marks none. */
  current?: string | undefined
}

/** All that stands before the page. */
export function FrameTop({ current }: FrameTopProps) {
  return <header data-current={current}>bar</header>
}

/** All that stands after the page. */
export function FrameFoot() {
  return <footer data-ground="ink">footer</footer>
}
