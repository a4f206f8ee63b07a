import { type ReactNode, useEffect } from 'react'
import { reportReady } from './visit-report.ts'

export type AliveProps = { children: ReactNode }

/** Tells that what it holds is in the document and alive. It renders nothing of its own, so prerendered markup agrees. */
export function Alive({ children }: AliveProps) {
  useEffect(reportReady, [])
  return children
}
