/** Event replay: on a slow line it takes seconds until React listens, so the last button that was clicked before is clicked again then. */
let clicked: HTMLElement | null = null

addEventListener('click', ({ target }) => {
  clicked = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
})

/** Each root is sent `listening` once, as soon as React listens to it. */
addEventListener('listening', ({ target }) => {
  if (clicked && target instanceof Element && target.contains(clicked)) clicked.click()
})
