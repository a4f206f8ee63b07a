import { Fragment, type RefObject, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, lines } from './copy.ts'
import { nameOn } from './hands.ts'

/** An open register whose blanks are sewn: a thread where a name was found, a stitched gap where none was. */
export function Model({ styles }: ModelProps) {
  const [sewn, setSewn] = useState<readonly number[]>([])
  const needle = useRef<HTMLDivElement>(null)
  const last = lines[sewn.at(-1) ?? -1]
  return (
    <div className={styles.figure} data-on="paper">
      <ModelHead styles={styles} copy={copy} />
      <Needle styles={styles} needle={needle} used={sewn.length} />
      <table className={styles.register}>
        <caption className={styles.caption}>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.entered}</th>
            <th scope="col">{copy.wage}</th>
            <th scope="col">{copy.name}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ entered, wage, found }, index) => (
            <Fragment key={entered}>
              <tr data-last={index === sewn.at(-1) || undefined} data-done={sewn.length === lines.length || undefined}>
                <th scope="row">{entered}</th>
                <td>{wage}</td>
                <td className={styles.cell} tabIndex={-1}>
                  {sewn.includes(index) ? (
                    <>
                      <Stitches styles={styles} line={index} isName={Boolean(found)} />
                      <span className={`${styles.state} ${styles.follows}`}>{found ? copy.sewn : copy.open}</span>
                    </>
                  ) : (
                    <button
                      type="button"
                      className={`${styles.needle} ${styles.worked}`}
                      aria-label={`${act(index)} ${copy.whose} ${entered}`}
                      onClick={event => {
                        // The needle goes: the focus stays at its place.
                        event.currentTarget.parentElement?.focus({ preventScroll: true })
                        setSewn([...sewn, index])
                        lay(needle.current, event.currentTarget.closest('tr'))
                      }}
                    >
                      {act(index)}
                    </button>
                  )}
                </td>
              </tr>
              {/* Its room is there before it is: the next needle stays under the finger. */}
              <tr className={styles.beneath} aria-hidden={sewn.includes(index) ? undefined : true}>
                {sewn.includes(index) ? (
                  <td colSpan={3}>
                    <span className={styles.follows}>{found ?? copy.notFound}</span>
                  </td>
                ) : (
                  <td colSpan={3} className={styles.unsaid} data-words={found ?? copy.notFound} />
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <Said styles={styles} can={[copy.start, copy.lost, ...copy.named, copy.end]} role="status">
        {last && <span className={styles.spoken}>{`${wordsOf(last)} `}</span>}
        {sumOf(sewn)}
      </Said>
      <ul className={styles.unscripted}>
        {lines.map(({ entered, found }) => (
          <li key={entered}>{wordsOf({ entered, found })}</li>
        ))}
      </ul>
    </div>
  )
}

/** It lies on the empty page, on a thread that each line takes some of. */
function Needle({ styles, needle, used }: ModelProps & { needle: RefObject<HTMLDivElement | null>; used: number }) {
  return (
    <div ref={needle} className={styles.laid}>
      <svg
        data-used={used || undefined}
        data-done={used === lines.length || undefined}
        viewBox="0 0 480 200"
        fill="none"
        aria-hidden="true"
      >
        <path key={used} className={styles.lead} d="M0 0C190 0 160 100 213 100" />
        <path className={styles.thread} pathLength={lines.length + 1} strokeDashoffset={used} d={laidThread} />
        <path className={styles.twist} pathLength={lines.length + 1} strokeDashoffset={used} d={laidThread} />
        <path className={styles.steel} d="M62 158C110 138 210 98 288 68C214 104 118 148 62 158Z" />
        <path className={styles.eye} d="M258 82.5 276 75" />
      </svg>
    </div>
  )
}

/** Tells the style sheet where the line ends that is sewn, in units of the needle's drawing. */
function lay(needle: HTMLElement | null, line: Element | null): void {
  const place = needle?.getBoundingClientRect()
  if (!needle || !place?.height || !line) return
  needle.style.setProperty('--line', String(((line.getBoundingClientRect().bottom - place.top) / place.height) * 200))
}

/** From the needle's eye, in a loop, to the fold. */
const laidThread = 'M267 79C300 40 372 10 396 48C420 88 330 128 318 88C306 44 392 92 420 124C444 150 462 146 480 140'

/** A thread that runs as handwriting does, in another hand on each line; round a gap it runs as a hem. */
function Stitches({ styles, line, isName }: ModelProps & { line: number; isName: boolean }) {
  return (
    <svg className={styles.stitches} viewBox="0 0 260 44" fill="none" aria-hidden="true">
      <path d={isName ? nameOn(line) : 'M6 8H254V36H6Z'} />
    </svg>
  )
}

function sumOf(sewn: readonly number[]): string {
  if (sewn.length === lines.length) return copy.end
  const names = sewn.filter(line => lines[line]?.found).length
  return copy.named[names - 1] ?? (sewn.length > 0 ? copy.lost : copy.start)
}

/** The last line's name is not found. */
const act = (line: number): string => (line === lines.length - 1 ? copy.seek : copy.sew)

const wordsOf = ({ entered, found }: Pick<(typeof lines)[number], 'entered' | 'found'>): string => `${entered}: ${found ?? copy.notFound}`
