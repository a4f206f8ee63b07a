import arrowRight from 'icon:arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type Look = { look?: 'solid' | 'line' | 'play'; size?: 'normal' | 'small'; icon?: ReactNode }

const className = (look: Look['look'] = 'solid', size: Look['size'] = 'normal'): string =>
  [styles.button, look !== 'solid' && styles[look], size === 'small' && styles.small].filter(Boolean).join(' ')

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look

/** An action on this page. `icon` follows the words; with `look="play"` it stands on a disc before them. */
export function Button({ look, size, icon, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={className(look, size)} {...rest}>
      {look === 'play' && <span className={styles.disc}>{icon}</span>}
      {children}
      {look !== 'play' && icon}
    </button>
  )
}

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & Look & { href: string }

/** A way to another page that looks like an action; an arrow follows the words unless `icon` is given. */
export function ButtonLink({ look, size, icon = <Icon drawing={arrowRight} />, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={className(look, size)} {...rest}>
      {children}
      {icon}
    </a>
  )
}
