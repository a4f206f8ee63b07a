import { useLayoutEffect } from 'react'

/** Opens the group that holds what the address names. After a full load the browser has; after a step within the site nobody has. */
export function useAddressedGroup(): void {
  useLayoutEffect(() => {
    const open = (): void => {
      const part = document.getElementById(location.hash.slice(1))
      const group = part?.closest('details')
      if (!part || !group || group.open) return
      group.open = true
      part.scrollIntoView({ behavior: 'instant' })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
