import { useId } from 'react'
import styles from './torn-cord.module.css'

/** A cord from edge to edge of the screen that parts in the middle: one frayed end is drawn, the other is the same, turned. */
export function TornCord() {
  const id = useId()
  return (
    <div className={styles.torn}>
      <svg aria-hidden="true" viewBox="0 0 800 180" preserveAspectRatio="xMaxYMid slice">
        <g id={id}>
          <path d="M-20 82C23 94 67 107 110 98C153 88 197 79 240 90C283 101 327 111 370 101C413 91 457 82 500 89C522 93 543 94 565 87C600 76 635 40 670 8M-20 97C23 91 67 73 110 82C153 91 197 111 240 105C283 98 327 81 370 87C413 94 457 108 500 101C522 98 543 88 565 91C624 101 683 99 742 128M-20 76C23 80 67 105 110 104C153 103 197 81 240 84C283 87 327 108 370 106C413 104 457 84 500 84C522 85 543 101 565 96C580 92 595 50 610 26" />
          <path
            className={styles.pale}
            d="M-20 92C23 105 67 97 110 87C153 77 197 88 240 100C283 112 327 102 370 92C413 81 457 89 500 97C522 101 543 93 565 88C618 77 672 53 725 34M-20 88C23 77 67 78 110 92C153 106 197 107 240 96C283 84 327 85 370 95C413 106 457 105 500 94C522 88 543 88 565 93C607 103 648 100 690 150"
          />
          <path
            className={styles.deep}
            d="M-20 99C23 103 67 82 110 80C153 79 197 103 240 106C283 110 327 89 370 86C413 83 457 101 500 103C522 103 543 90 565 90C633 91 702 61 770 92M-20 78C23 72 67 92 110 101C153 111 197 94 240 87C283 79 327 97 370 104C413 111 457 94 500 86C522 83 543 88 565 94C593 103 620 115 648 170"
          />
        </g>
      </svg>
      <svg aria-hidden="true" viewBox="0 0 800 180" preserveAspectRatio="xMinYMid slice">
        <use href={`#${id}`} transform="rotate(180 400 90)" />
      </svg>
    </div>
  )
}
