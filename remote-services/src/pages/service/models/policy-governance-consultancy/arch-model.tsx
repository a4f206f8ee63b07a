import { useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { copy, stones } from './copy.ts'
import { isFallen, maxMissing, type Pose, stonePoses } from './stone-poses.ts'

/** Seven stones that can be taken out: the others sag around the hole; without the keystone, or at the third, they fall. */
export function Model({ styles }: ModelProps) {
  const [missing, setMissing] = useState<readonly number[]>([])
  const toggle = (stone: number): void =>
    setMissing(before => (before.includes(stone) ? before.filter(each => each !== stone) : [...before, stone]))
  const isDown = isFallen(missing)
  const last = stones[missing.at(-1) ?? -1]
  const poses = stonePoses(stones.length, missing)
  return (
    <div className={`${styles.figure} ${styles.arch}`} data-down={isDown || undefined}>
      <svg className={styles.drawing} viewBox="0 0 640 380" aria-hidden="true">
        <defs>
          {[...stones.keys(), 'pier'].map(index => (
            <Weave key={index} styles={styles} index={index} />
          ))}
        </defs>
        <path className={styles.ground} d="M0 372H640" />
        <path className={styles.whole} d="M58 288A262 262 0 0 1 582 288M142 288A178 178 0 0 1 498 288" />
        <path className={styles.pier} fill="url(#weave-pier)" d="M58 372V292H142V372M498 372V292H582V372" />
        {stones.map(({ name }, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; its button is below.
          <g
            key={name}
            className={styles.stone}
            data-weave={index}
            data-missing={missing.includes(index) || undefined}
            transform={placed(poses[index])}
            onClick={() => toggle(index)}
          >
            <path fill={`url(#weave-${index})`} d={stone} />
            <g className={styles.upright} transform={`rotate(${(-(poses[index]?.turn ?? 0)).toFixed(1)})`}>
              <text y="0.35em">{index + 1}</text>
            </g>
          </g>
        ))}
      </svg>
      <div className={styles.words}>
        <ModelHead styles={styles} copy={copy} />
        <Said
          styles={styles}
          can={[
            copy.stands,
            ...stones.map(({ without }) => without),
            ...copy.gone.map((_, index) => fallen(index + maxMissing + 1)),
            copy.bare,
          ]}
          role="status"
        >
          {missing.length > maxMissing ? fallen(missing.length) : (last?.without ?? copy.stands)}
        </Said>
        <fieldset className={styles.worked}>
          <legend className={styles.legend}>{copy.choices}</legend>
          <div className={styles.choices}>
            {stones.map(({ name }, index) => (
              <button
                key={name}
                type="button"
                className={styles.choice}
                aria-pressed={!missing.includes(index)}
                onClick={() => toggle(index)}
              >
                <Numeral index={index} />
                {name}
              </button>
            ))}
            <button
              type="button"
              className={`${styles.choice} ${styles.rebuild}`}
              disabled={!isDown}
              onClick={event => {
                // The button goes: the focus moves to the first stone.
                event.currentTarget.parentElement?.querySelector('button')?.focus()
                setMissing([])
              }}
            >
              {copy.rebuild}
            </button>
          </div>
        </fieldset>
        <ul className={styles.unscripted}>
          {stones.map(({ without }, index) => (
            <li key={without}>
              <Numeral index={index} /> {without}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Leads from a name to its stone. */
function Numeral({ index }: { index: number }) {
  return <span aria-hidden="true">{index + 1}</span>
}

/** Three wavy threads of a stone's colours, again and again; they lie as the stone does. */
function Weave({ styles, index }: ModelProps & { index: number | string }) {
  const slant = typeof index === 'number' ? (index % 3) * 5 - 5 : 0
  return (
    <pattern
      id={`weave-${index}`}
      className={styles.weave}
      data-weave={index}
      width="44"
      height="15"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${slant})`}
    >
      <path d="M0 0H44V15H0Z" />
      {[2.5, 7.5, 12.5].map(y => (
        <path key={y} d={`M-1 ${y}q11.5 -3 23 0t23 0`} />
      ))}
    </pattern>
  )
}

const fallen = (gone: number): string => (gone === stones.length ? copy.bare : `${copy.gone[gone - maxMissing - 1]} ${copy.fallen}`)

const placed = (pose?: Pose): string | undefined =>
  pose && `translate(${pose.x.toFixed(1)} ${pose.y.toFixed(1)}) rotate(${pose.turn.toFixed(1)})`

/** The outline of the keystone around its middle: a seventh of a half ring. */
const stone = 'M-58.3 -35.4A262 262 0 0 1 58.3 -35.4L39.6 46.5A178 178 0 0 0 -39.6 46.5Z'
