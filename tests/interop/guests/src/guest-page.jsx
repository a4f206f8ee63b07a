import { useState } from 'react'
import './guest-page.css'

export function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1 className="guest">A guest</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
    </>
  )
}
