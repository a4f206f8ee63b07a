import { useEffect, useState } from 'react'

/** Milliseconds for which a control says that it has copied. */
const confirmationMs = 2500

/** @returns whether something was copied just now, and how to say that it was, or that it was not */
export function useCopied(): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, setCopied]
}
