import { Label } from '@site/kit/ui/base/label'
import styles from './contents.module.css'
import { useCurrentSection } from './use-current-section.ts'

export type ContentsProps = {
  /** `id` of the section that a line leads to. */
  lines: readonly { readonly title: string; readonly id?: string | undefined }[]
}

/** The contents of a long text, following the reading: a knot of colour marks the section on the screen. */
export function Contents({ lines }: ContentsProps) {
  const current = useCurrentSection(lines.flatMap(({ id }) => id ?? []).join(' '))
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Label level={2} id="contents">
        Contents
      </Label>
      <ol className={styles.list}>
        {lines.map(({ title, id }) => (
          <li key={title} className={styles.line}>
            <a className={styles.link} href={id && `#${id}`} aria-current={id && id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
