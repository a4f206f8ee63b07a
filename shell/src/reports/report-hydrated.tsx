import { type ReactNode, useEffect } from 'react'
import { reportReady } from './visit-report.ts'

export type ReportHydratedProps = { children: ReactNode }

/** Reports that what it holds was hydrated. It renders nothing of its own, so prerendered markup agrees. */
export function ReportHydrated({ children }: ReportHydratedProps) {
  useEffect(reportReady, [])
  return children
}
