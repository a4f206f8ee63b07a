/** A thread that runs down beside one step of a list, with a loop where the step begins. */
export function ThreadLoop({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 54 200" preserveAspectRatio="none" fill="none" aria-hidden="true" data-thread="">
      <path d="M20 0C20 12 18 20 22 28C30 46 50 42 48 26C46 10 24 12 22 34C20 70 24 120 20 200" />
    </svg>
  )
}
