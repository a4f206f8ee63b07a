import { useState } from 'react'

export function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>A guest</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
    </>
  )
}
