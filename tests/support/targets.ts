import type { Page } from 'playwright'

/** What is pressed and is smaller than 24 by 24 CSS px. Links in the middle of a sentence are as high as their line (WCAG 2.2, 2.5.8, exception "inline"). */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [role="tab"]')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]'))
      // The threads of the footer, where two buttons of full size lead from one to the next (exception "equivalent").
      .filter(element => !(element.closest('[role="toolbar"]') && document.querySelector('[aria-label="Next article"]')?.checkVisibility()))
      .filter(element => {
        const { width, height } = element.getBoundingClientRect()
        const isInline = (part: Element) => getComputedStyle(part).display.startsWith('inline')
        // A note's number stands raised in its sentence: the sentence is further up.
        const line = element.parentElement?.closest(':not(sup)')
        const inSentence = isInline(element) && (line?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
        // What is cut off to a pixel until it has the focus is not pressed with a finger.
        return !inSentence && width > 1 && (width < 24 || height < 24)
      })
      .map(element => `${element.tagName.toLowerCase()} ${element.textContent?.trim()} ${JSON.stringify(element.getBoundingClientRect())}`),
  )
