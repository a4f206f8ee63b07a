import type { ReactNode } from 'react'

export type PlainListProps = { className?: string | undefined; children: ReactNode }

/** A list without markers that still says it is one. */
export function PlainList({ className, children }: PlainListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ul role="list" className={className}>
      {children}
    </ul>
  )
}
