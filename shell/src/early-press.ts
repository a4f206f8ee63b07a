/** On a slow line it takes seconds until a button is heard: the last one that was pressed before is pressed again. */
let pressed: HTMLElement | null = null

addEventListener('click', ({ target }) => {
  pressed = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
})

/** Call it once, as soon as React hears `root`. */
export function pressAgain(root: HTMLElement): void {
  if (pressed && root.contains(pressed)) pressed.click()
}
