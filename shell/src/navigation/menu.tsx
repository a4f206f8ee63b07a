import menu from 'icon:menu'
import cross from 'icon:x'
import { identity } from '@site/identity'
import { callAddress } from '@site/identity/call-address'
import { Icon } from '@site/kit/ui/base/icon'
import { LeavePage } from '@site/kit/ui/base/leave-page'
import { TextLink } from '@site/kit/ui/base/text-link'
import { useHydrated } from '@site/kit/ui/base/use-hydrated'
import { useModal } from '@site/kit/ui/base/use-modal'
import { useGivesWay } from '@site/kit/ui/motion/use-gives-way'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import { useDeferredValue, useRef } from 'react'
import { AudioToggle } from '../audio/audio-toggle.tsx'
import { frameCopy } from '../content/frame-copy.ts'
import { mainLinks, moreLinks } from '../content/main-links.ts'
import { SearchButton } from '../search/search-button.tsx'
import { Announcements } from './announcements.tsx'
import { Brand, type BrandProps } from './brand.tsx'
import styles from './menu.module.css'
import { MenuCloth } from './menu-cloth.tsx'
import pill from './menu-pill.module.css'
import { MenuPill } from './menu-pill.tsx'
import { useMenuOpen } from './use-menu-open.ts'

/**
 * The bar's links on small screens: a pill in reach of the thumb opens them in a full-screen dialog.
 * Until script is at work the pill is a link, and the dialog shows as its target.
 */
export function Menu({ current }: Pick<BrandProps, 'current'>) {
  const hydrated = useHydrated()
  const opener = useRef<HTMLButtonElement>(null)
  const away = useGivesWay(opener)
  const [open, setOpen] = useMenuOpen()
  const isDropped = useDeferredValue(open)
  const isLate = open && !isDropped // its ground and the way out answer the press, then comes the rest
  const close = () => setOpen(false)
  const modal = useModal({ open, onClose: close, opener })
  return (
    <>
      <nav className={styles.dock} aria-label={frameCopy.menu.name}>
        <MenuPill ref={opener} fallback="#menu" opensDialog away={away} onClick={() => setOpen(true)}>
          <Icon drawing={menu} />
          <span className={pill.word}>{frameCopy.menu.name}</span>
        </MenuPill>
      </nav>
      <dialog
        {...modal}
        id="menu"
        className={styles.menu}
        data-on="ink"
        data-hydrated={hydrated || undefined}
        aria-label={frameCopy.menu.name}
      >
        {open && 'quickExit' in document.documentElement.dataset && <LeavePage href={identity.neutralPage} />}
        {isDropped && <MenuCloth />}
        <div className={styles.top}>
          <Brand current={current} onClick={close} />
          <div className={styles.tools}>
            <SearchButton onClick={close} />
            <AudioToggle />
          </div>
        </div>
        <ul className={styles.links} hidden={isLate}>
          {mainLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined} onClick={close}>
                {label}
                {href === current && <Knot className={styles.knot} />}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.more} hidden={isLate}>
          {moreLinks.map(({ href, label }) => (
            <TextLink key={href} href={href} aria-current={href === current ? 'page' : undefined} onClick={close}>
              {label}
            </TextLink>
          ))}
        </div>
        <div className={styles.foot}>
          <TextLink href={callAddress(identity.phone)}>{identity.phone}</TextLink>
        </div>
        <MenuPill fallback="#main" onClick={close}>
          <Icon drawing={cross} />
          {frameCopy.menu.close}
        </MenuPill>
        {isDropped && <Announcements />}
      </dialog>
    </>
  )
}
