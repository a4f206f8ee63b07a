import { createElement } from 'react'

/** A drawing in a box of 24 x 24, as plain data: `import scale from 'icon:scale'`. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

export type IconProps = { drawing: IconDrawing; className?: string | undefined }

/** An icon of a record: it decorates, the words beside it say the same. */
export function Icon({ drawing, className }: IconProps) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
