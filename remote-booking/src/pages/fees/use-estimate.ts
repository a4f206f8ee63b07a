import type { Fee } from '@site/identity/fees'
import { announce, readStored, writeStored } from '@site/kit/runtime'
import { useEffect, useState } from 'react'
import { type Estimate, linesOf, readItems, summaryOf, writeItems } from '../../blocks/fee-estimate.ts'

const storageKey = 'fees-estimate'

export type EstimateControl = {
  /** Undefined until it has been read: nothing can be chosen before. */
  readonly estimate: Estimate | undefined
  /** Takes the fee in with this many units; with 0, takes it out. */
  choose: (fee: Fee, quantity: number) => void
  clear: () => void
}

/** The visitor’s estimate of `fees`, kept for this tab over a reload; where there is none, that of the address, `?items=…`. */
export function useEstimate(fees: readonly Fee[]): EstimateControl {
  const [estimate, setEstimate] = useState<Estimate>()
  useEffect(() => {
    const arrived = new URLSearchParams(location.search).get('items')
    setEstimate(readItems(readStored('session', storageKey) ?? arrived ?? '', fees))
  }, [])

  function change(next: Estimate, what: string): void {
    const lines = linesOf(next, fees)
    setEstimate(next)
    writeStored('session', storageKey, writeItems(lines) || null)
    announce(lines.length > 0 ? `${what} ${summaryOf(lines)}.` : `${what} Nothing is chosen.`)
  }

  return {
    estimate,
    choose: (fee, quantity) => {
      const { [fee.id]: before, ...others } = estimate ?? {}
      const next = quantity > 0 ? { ...others, [fee.id]: quantity } : others
      change(next, quantity === 0 ? `${fee.name} removed.` : before ? 'Changed.' : `${fee.name} added.`)
    },
    clear: () => change({}, 'Estimate cleared.'),
  }
}
