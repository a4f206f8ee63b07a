import { ButtonLink } from '@site/kit/ui/base/button'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './arrival-strips.module.css'
import { arrivals } from './arrivals.ts'

export type ArrivalStripsProps = {
  /** Id of the part of the page that they begin. */
  part: string
}

/**
 * What the visitor came for, said where an address without a page of its own arrives. All stand in the document; the
 * style sheet shows the one that the root names (`data-asked`), from the first frame and without script.
 */
export function ArrivalStrips({ part }: ArrivalStripsProps) {
  return arrivals
    .filter(arrival => arrival.part === part)
    .map(({ asked, says, links }) => (
      <div key={asked} className={styles.strip} data-for={asked}>
        <p>{says}</p>
        {links.map(({ label, href }) => {
          const Way = part === 'contact' ? ButtonLink : TextLink
          return (
            <Way key={href} href={href}>
              {label}
            </Way>
          )
        })}
      </div>
    ))
}
