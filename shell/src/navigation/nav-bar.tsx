import { useRef } from 'react'
import { AudioToggle } from '../audio/audio-toggle.tsx'
import { frameCopy } from '../content/frame-copy.ts'
import { mainLinks } from '../content/main-links.ts'
import { SearchButton } from '../search/search-button.tsx'
import { Brand, type BrandProps } from './brand.tsx'
import styles from './nav-bar.module.css'
import { useBarState } from './use-bar-state.ts'

/** The bar above every page: logo, ten links and the search from 768 px up, audio toggle. */
export function NavBar({ current }: Pick<BrandProps, 'current'>) {
  const bar = useRef<HTMLElement>(null)
  const state = useBarState(bar)
  return (
    <header ref={bar} className={styles.bar} data-state={state}>
      <div className={styles.ground}>
        <div className={styles.row}>
          <Brand current={current} />
          <nav className={styles.nav} aria-label={frameCopy.menu.links}>
            <ul className={styles.links}>
              {mainLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={href === current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <SearchButton />
            <AudioToggle />
          </div>
        </div>
      </div>
    </header>
  )
}
