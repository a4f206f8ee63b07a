import thread from '@site/kit/ui/threads/thread.module.css'

export type ZeroLoopProps = {
  /** Closed for a paper that is finished; an open loop has an end that is still loose. */
  closed: boolean
  /** Sets one loop's strands apart from another's. */
  seed: number
  className?: string | undefined
}

const strands = [0, 1, 2, 3, 4, 5, 6]

/** A zero of seven strands: the sign of the papers. It decorates. */
export function ZeroLoop({ closed, seed, className }: ZeroLoopProps) {
  return (
    <svg className={`${className ?? ''} ${thread.threads}`} viewBox="0 0 200 200" aria-hidden="true">
      {strands.map(strand => (
        <path key={strand} d={loopPath(strand, seed, closed)} opacity={tenths(1 - strand * 0.11)} />
      ))}
    </svg>
  )
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Points on a leaning ellipse, joined by smooth curves; an open loop stops short, each strand a little earlier. */
function loopPath(strand: number, seed: number, closed: boolean): string {
  const [wide, high] = [(strand * 3 + seed * 5) % 7, (strand * 5 + seed * 3) % 7]
  const [width, height, lean] = [60 + strand * 4.5 + wide, 82 - strand * 3 + high, 0.25 + strand * 0.07]
  const turn = closed ? 1 : 0.8 - strand * 0.035
  const steps = 8
  const at = (step: number): [number, number] => {
    const angle = (step / steps) * turn * 2 * Math.PI - Math.PI / 2
    const [x, y] = [Math.cos(angle) * width, Math.sin(angle) * height]
    return [100 + x * Math.cos(lean) - y * Math.sin(lean), 100 + x * Math.sin(lean) + y * Math.cos(lean)]
  }
  return smooth(
    Array.from({ length: closed ? steps : steps + 1 }, (_, step) => at(step)),
    closed,
  )
}

/** A Catmull-Rom curve through the points, as Béziers. */
function smooth(points: [number, number][], closed: boolean): string {
  const last = points.length - 1
  const point = (index: number): [number, number] =>
    points[closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))] ?? [0, 0]
  const start = point(0)
  let path = `M${start.map(tenths).join(' ')}`
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const controls = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy]
    path += `C${controls.map(tenths).join(' ')}`
  }
  return path
}
