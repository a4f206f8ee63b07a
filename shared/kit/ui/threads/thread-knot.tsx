export type KnotProps = { className?: string | undefined }

/** An overhand knot in a thread: it opens the labels. Drawn in the colour of the text around it. */
export function Knot({ className }: KnotProps) {
  return (
    <svg className={className} viewBox="0 0 52 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="M0 16C10 18 16 15 24 15C36 15 37 2 27 2S17 15 31 15C40 15 44 17 52 15" />
    </svg>
  )
}
