import { useState } from 'react'
import styles from './gathering-threads.module.css'

/** As many as the Universal Declaration has articles. */
export const threadCount = 30

export type GatheringThreadsProps = {
  /** How many have joined the cord. */
  gathered: number
}

const colours = [styles.marigold, styles.ember, styles.rose, styles.lagoon, styles.indigo, styles.paper]

/** Thirty threads from the left edge that join one cord; drawn for the window, so only in the browser. */
export function GatheringThreads({ gathered }: GatheringThreadsProps) {
  const [{ width, height, threads }] = useState(() => drawThreads(innerWidth, innerHeight))
  return (
    <svg className={styles.threads} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <g className={styles.bundle} data-tight={gathered >= threadCount || undefined}>
        {threads.map(({ turn, loose, drawn }, index) => (
          <g key={turn} className={colours[index % colours.length]} data-gathered={turn < gathered || undefined}>
            <path className={styles.loose} d={loose} />
            <path className={styles.drawn} d={drawn} pathLength="1" />
          </g>
        ))}
      </g>
    </svg>
  )
}

type Thread = {
  /** Place in the order of gathering, 0 to 29: neighbours do not follow each other. */
  turn: number
  loose: string
  drawn: string
}

/** Steps of the golden ratio: scattered evenly, no two alike, the same at every visit. */
const scatter = (index: number, stream: number): number => ((index + 1) * 0.618034 * (stream + 1)) % 1

function drawThreads(width: number, height: number): { width: number; height: number; threads: Thread[] } {
  const cord = height * 0.435
  const threads = Array.from({ length: threadCount }, (_, index) => {
    const chance = (stream: number): number => scatter(index, stream)
    const start = height * (0.1 + (0.6 * index) / (threadCount - 1))
    const place = cord + (index - threadCount / 2) * 1.5
    return { turn: (index * 7) % threadCount, loose: loosePath(width, start, chance), drawn: drawnPath(width, start, place, chance) }
  })
  return { width, height, threads }
}

function drawnPath(width: number, start: number, place: number, chance: (stream: number) => number): string {
  const meets = width * (0.58 + chance(2) * 0.08)
  const points = [
    [width * (0.21 + chance(0) * 0.1), start + (chance(1) - 0.5) * 60],
    [width * (0.37 + chance(1) * 0.08), place],
    [meets, place],
    [width * 0.84, place + (chance(3) - 0.5) * 26],
    [width + 20, place + (chance(4) - 0.5) * 10],
  ].map(pair => pair.map(Math.round).join(' '))
  return `M-10 ${Math.round(start)}C${points.slice(0, 3).join(' ')}S${points.slice(3).join(' ')}`
}

function loosePath(width: number, start: number, chance: (stream: number) => number): string {
  const end = width * (0.12 + chance(2) * 0.25)
  const points = [
    [end * 0.4, start + (chance(0) - 0.5) * 50],
    [end * 0.7, start + 40 + chance(1) * 60],
    [end, start + (chance(3) - 0.3) * 70],
  ].map(pair => pair.map(Math.round).join(' '))
  return `M-10 ${Math.round(start)}C${points.join(' ')}`
}
