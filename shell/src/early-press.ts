/** On a slow line it takes seconds until a button is heard: the last one that was pressed before is pressed again. */
let pressed: HTMLElement | null = null

addEventListener('click', ({ target }) => {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
})

/** A root says `heard` once, as soon as React listens to it. */
addEventListener('heard', ({ target }) => {
  if (pressed && target instanceof Element && target.contains(pressed)) pressed.click()
})
