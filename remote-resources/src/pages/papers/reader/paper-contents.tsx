import { Label } from '@site/kit/ui/base/label'
import { sectionNamed, stripNumbering } from '../paper-content.ts'
import type { WhitePaper } from '../paper-document.ts'
import styles from './paper-contents.module.css'
import { useCurrentSection } from './use-current-section.ts'

/** The paper's contents, following the reading: a knot of colour marks the section on the screen. */
export function PaperContents({ paper }: { paper: WhitePaper }) {
  const lines = paper.contents.map(line => ({ title: stripNumbering(line), id: sectionNamed(line, paper) }))
  const current = useCurrentSection(lines.flatMap(({ id }) => id ?? []).join(' '))
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Label level={2} id="contents">
        Contents
      </Label>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
      <ol role="list" className={styles.list}>
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
