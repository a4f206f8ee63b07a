/** A thread that runs down beside one step of a list, with a loop where the step begins. */
export function ThreadLoop({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 54 200" preserveAspectRatio="none" fill="none" aria-hidden="true" data-thread="">
      <path d="M20 0C20 12 18 20 22 28C30 46 50 42 48 26C46 10 24 12 22 34C20 70 24 120 20 200" />
    </svg>
  )
}

/** The same thread on its way from the right of one step to the left of the next. */
export function ThreadCrossing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d="M100 0C100 80 0 20 0 100" />
    </svg>
  )
}
