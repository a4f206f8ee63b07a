import type { ProgramStatus } from '@site/delivery/status-model'
import type { ReactNode } from 'react'
import { rolloutAddress } from './program-name.ts'

export type ActionFormProps = {
  program: ProgramStatus['program']
  action: 'rollout' | 'promote' | 'rollback'
  /** What the reader saw when she decided: the server refuses when another has come since. Without it a field gives one. */
  release?: string
  className?: string | undefined
  children: ReactNode
}

/** A change of what visitors get, sent by the browser itself. */
export function ActionForm({ program, action, release, className, children }: ActionFormProps) {
  return (
    <form className={className} method="post" action={rolloutAddress(program)}>
      <input type="hidden" name="action" value={action} />
      {release && <input type="hidden" name="release" value={release} />}
      {children}
    </form>
  )
}
