/** The drawing's units are pixels; what is signed stands on a line at `base`, and ends where the line goes on. */
export const signatureBox = { width: 168, height: 92, base: 60 } as const

/** A turn of the pen: how far it goes on, and how high; one below 0 goes under the line. `l` turns back on itself, `n` goes over an arch. */
type Turn = readonly [kind: 'l' | 'n', width: number, height: number]

const hands: readonly (readonly Turn[])[] = [
  [
    ['l', 30, 54],
    ['n', 12, 14],
    ['l', 15, 20],
    ['n', 12, 12],
    ['l', 24, -26],
    ['l', 15, 18],
    ['n', 14, 11],
    ['n', 14, 9],
  ],
  [
    ['n', 26, 46],
    ['l', 26, 40],
    ['n', 13, 15],
    ['n', 13, 13],
    ['l', 16, 22],
    ['n', 14, 10],
    ['l', 22, 34],
    ['n', 12, 8],
  ],
  [
    ['l', 22, -28],
    ['l', 34, 50],
    ['n', 12, 13],
    ['l', 14, 17],
    ['l', 14, 19],
    ['n', 12, 11],
    ['n', 12, 12],
    ['l', 18, 26],
  ],
  [
    ['l', 36, 42],
    ['n', 14, 16],
    ['n', 14, 14],
    ['n', 14, 15],
    ['l', 26, 48],
    ['l', 14, 16],
    ['l', 20, -22],
  ],
  [
    ['n', 18, 52],
    ['l', 20, 52],
    ['n', 12, 12],
    ['l', 14, 18],
    ['l', 24, -28],
    ['n', 12, 12],
    ['l', 16, 20],
    ['n', 24, 6],
  ],
]

/** A signature of one thread, another for each index. */
export function signaturePath(index: number): string {
  const { width, base } = signatureBox
  let x = 6
  const turns = (hands[index % hands.length] ?? []).map(([kind, wide, high]) => {
    const at = (share: number, up: number) => `${Math.round(x + wide * share)} ${Math.round(base - high * up)}`
    const turn =
      kind === 'l'
        ? `C${at(0.8, 0.05)} ${at(1.5, 1)} ${at(0.85, 1)}C${at(0.25, 1)} ${at(0.35, 0)} ${at(1, 0)}`
        : `C${at(0.3, 0)} ${at(0.25, 1)} ${at(0.5, 1)}C${at(0.75, 1)} ${at(0.7, 0)} ${at(1, 0)}`
    x += wide
    return turn
  })
  return `M0 ${base}H6${turns.join('')}H${width}`
}
