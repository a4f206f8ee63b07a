import type { ComponentProps } from 'react'
import styles from './text-link.module.css'

export type TextLinkProps = Omit<ComponentProps<'a'>, 'className'> & { href: string }

/** A link in running text or on its own line, underlined by a thread. */
export function TextLink(props: TextLinkProps) {
  return <a className={styles.link} {...props} />
}
