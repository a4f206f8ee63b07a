import type { PictureDrawing } from '../drawing.ts'
import { betweenDoors, layOneThread, oneLight } from '../films/one-thread.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { createFigure, type FigureDyes, type FigureParameters, figureLayers } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import { project, type Trace, trace } from '../toolkit/trace.ts'
import { blackboard, boardSize, books, chair, floor, seat, sheets, shelfHeight, shelves, table, tableTop, wall } from './rooms-form.ts'

type Person = {
  at: readonly [x: number, z: number]
  /** 0 looks at us, 180 away. */
  yaw: number
  parameters: Partial<FigureParameters>
  dyes: Partial<FigureDyes>
}

type Thing = { solid: Solid; layers: (threads: number) => Omit<Layer, 'where'>[]; part?: number }

type Room = {
  yaw: number
  pitch: number
  span: number
  /** The point in the middle of the picture. */
  middle: readonly [x: number, y: number]
  ground: readonly [base: Colour, lit: Colour]
  behind?: (canvas: Canvas, frame: Frame) => void
  things: readonly Thing[]
  people: readonly Person[]
  /** How much light the opening lets through, 0..1, at a place across the light. */
  opening: (u: number, v: number) => number
  /** The golden thread, in the room's axes. */
  thread: readonly Point3[]
}

/** The thread crosses the three rooms at one height: it leaves each where it enters the next. */
const door = { enters: 0.76, leaves: 0.76 }

const shape = 1.25

const wood = ramp([scale(dye.ink, 0.6), scale(dye.umber, 0.7), mix(dye.umber, dye.clay, 0.5), mix(dye.clay, dye.marigold, 0.4), dye.butter])

const plain =
  (dyed: Ramp, across: Layer['across'], along?: Layer['along']): Thing['layers'] =>
  threads => [
    {
      across: (x, y, z, i) => across(x, y, z, i) * threads,
      ...(along && { along }),
      colour: light => dyed(light),
      fill: [0.72, 0.97],
    },
  ]

const timber = (solid: Solid): Thing => ({ solid, layers: plain(wood, (x, y, z) => y * 0.8 + z * 0.7 + x * 0.25) })
const ground = (dyed: Ramp): Thing => ({ solid: floor, layers: plain(dyed, (_x, _y, z) => z * 0.55) })

/** Pixels of the trace a pixel of the picture: the rooms have so much in them that a finer one would take minutes. */
const detail = 0.66

function drawRoom(frame: Frame, room: Room): Canvas {
  const { width, height, unit: k } = frame
  const [base, lit] = room.ground
  const canvas = createGround(frame, base, lit, { x: 0.4, y: 0.25, radius: 0.8, strength: 0.9 })
  room.behind?.(canvas, frame)
  const R = rotation(room.yaw, room.pitch)
  const [x, y] = room.middle
  const view = {
    width: width * detail,
    height: height * detail,
    span: room.span,
    x,
    y,
    rotation: R,
    light: oneLight,
    near: 3,
    far: -3,
    shadow: 0.75,
  }
  const people = room.people.map(({ at: [px, pz], yaw, parameters }) => {
    const figure = createFigure(parameters)
    const sits = parameters.stance === 'sit' ? createFigure({ ...parameters, seat: seat / figure.bones.size }) : figure
    return placeSolid(sits, { rotate: rotation(yaw), move: [px, 0, pz] })
  })
  const traced = trace(joinSolids([...room.things.map(({ solid }) => solid), ...people]), view)
  const threads = width / room.span / (3.4 * k)
  const layers = room.things.flatMap(({ layers, part }, child) =>
    layers(threads).map(
      (layer, n): Layer => ({
        ...layer,
        where: i => traced.child[i] === child && (part === undefined || traced.part[i] === (n === 0 ? 0 : part)),
      }),
    ),
  )
  const looks = room.people.flatMap(({ dyes }, n) =>
    figureLayers(traced, { wear: goldDye, ...dyes }, threads, { child: n + room.things.length }),
  )
  engrave(canvas, traced, [...layers, ...looks], { body: 1, ambient: 0.22, light: throughOpening(traced, room) })
  layThread(canvas, frame, traced, room)
  bloom(canvas, 0.3, 30 * k, 0.34)
  vignette(canvas, 0.42, 0.5, 0.45)
  return canvas
}

/** The one light comes in through an opening and falls on everything alike, as the opening is shaped. */
function throughOpening({ view, width, light: [lx, ly, lz] }: Trace, { opening }: Room) {
  const side = Math.hypot(lx, lz)
  const a: Point3 = [lz / side, 0, -lx / side]
  const b: Point3 = [ly * a[2], lz * a[0] - lx * a[2], -ly * a[0]]
  const size = view.span / width
  return (light: number, i: number, { depth, height }: Trace): number => {
    const X = view.x + ((i % width) + 0.5 - width / 2) * size
    const Y = view.y - (Math.floor(i / width) + 0.5 - height / 2) * size
    const u = X * a[0] + depth[i] * a[2]
    const v = X * b[0] + Y * b[1] + depth[i] * b[2]
    return light * lerp(0.6, 1.3, opening(u, v))
  }
}

/** The golden thread lies in the room: what stands before it hides it. */
function layThread(canvas: Canvas, frame: Frame, traced: Trace, { thread }: Room): void {
  const { view } = traced
  const inRoom = through(thread)
  const seen = (s: number): Point3 => {
    const [x, y, z] = inRoom(s)
    return turn(view.rotation, x, y, z)
  }
  const flat: Curve = s => {
    const [X, Y] = seen(s)
    return project(view, frame.width, frame.height, X, Y)
  }
  const path = betweenDoors(flat, frame, door)
  const open = (s: number): number => {
    const [px, py]: Point = path(s)
    const [i, j] = [Math.round(px * detail), Math.round(py * detail)]
    if (i < 0 || j < 0 || i >= traced.width || j >= traced.height) return 1
    const o = j * traced.width + i
    return traced.hit[o] && traced.depth[o] > seen(s)[2] + 0.06 ? 0 : 1
  }
  layOneThread(canvas, frame, path, 0.24, { opacity: open, lies: () => 0.8 })
}

/** A window of so many panes, its bars as broad as `bar`. */
const panes =
  ([left, low, right, high]: readonly [number, number, number, number], columns: number, rows: number, bar: number) =>
  (u: number, v: number): number => {
    const [x, y] = [(u - left) / (right - left), (v - low) / (high - low)]
    const inside = smooth(-0.03, 0.03, x) * smooth(1.03, 0.97, x) * smooth(-0.03, 0.03, y) * smooth(1.03, 0.97, y)
    const clear = (along: number, count: number): number => {
      const off = Math.abs(along * count - Math.round(along * count)) / count
      return smooth(bar * 0.4, bar, off)
    }
    return inside * clear(x, columns) * clear(y, rows)
  }

// ---- a circle of chairs in a prison library

const bookDyes = [emberDye, indigoDye, linenDye, lagoonDye, goldDye, plumDye, roseDye]

/** The backs of books: each of its own breadth, height and colour; above it the dark of the shelf. */
const library: Thing['layers'] = threads => [
  {
    across: x => x * threads,
    along: (_x, y) => y,
    fill: [0.75, 0.97],
    colour: (light, _id, _lit, across, along) => {
      const x = across / threads
      const row = Math.floor(along / shelfHeight)
      const cell = x / 0.043 + 0.35 * Math.sin(x * 31 + row * 5)
      const n = Math.floor(cell)
      const own = hash(n + row * 97, 12)
      const up = along / shelfHeight - row
      if (hash(n + row * 97, 5) < 0.1 || up > 0.62 + 0.26 * own || cell - n < 0.08) return scale(dye.umber, 0.12)
      const band = Math.abs(up - 0.45 + 0.1 * own) < 0.018 || Math.abs(up - 0.16) < 0.012
      return band ? goldDye(light) : bookDyes[Math.floor(own * 7919) % bookDyes.length](light * (0.55 + 0.3 * own))
    },
  },
]

const around = (degrees: number, radius: number): readonly [number, number] => [
  radius * Math.sin((degrees * Math.PI) / 180),
  0.12 + radius * Math.cos((degrees * Math.PI) / 180),
]
const ring = 0.56
const chairAt = (degrees: number): Solid => {
  const [x, z] = around(degrees, ring)
  return placeSolid(chair, { rotate: rotation(degrees + 180), move: [x, 0, z] })
}
const inCircle = (degrees: number, parameters: Partial<FigureParameters>, dyes: Partial<FigureDyes>): Person => ({
  at: around(degrees, ring),
  yaw: degrees + 180,
  parameters: { stance: 'sit', build: 0.8, legs: 'trousers', hem: 0.17, ...parameters },
  dyes,
})
const chairs = [10, 60, 112, 164, 214, 262, 310]

const circle: Room = {
  yaw: 14,
  pitch: 24,
  span: 1.86,
  middle: [0, 0.5],
  ground: [scale(dye.indigo, 0.18), mix(dye.indigo, dye.ink, 0.4)],
  things: [
    ground(
      ramp([scale(dye.ink, 0.5), scale(dye.umber, 0.5), mix(dye.umber, dye.clay, 0.35), mix(dye.clay, dye.marigold, 0.3), dye.butter]),
    ),
    {
      solid: wall,
      layers: plain(
        ramp([scale(dye.indigo, 0.2), mix(dye.indigo, dye.ink, 0.3), mix(dye.indigo, dye.plum, 0.4), dye.iris]),
        (_x, y) => y * 0.8,
      ),
    },
    timber(shelves),
    { solid: books, layers: library },
    timber(joinOne(chairs.map(chairAt))),
  ],
  people: [
    inCircle(60, { age: 44, left: 'lap', right: 'lap', hair: 'cropped', nod: 10, turn: 18 }, { skin: skins.deep, top: linenDye }),
    inCircle(
      112,
      { age: 23, left: 'book', right: 'book', load: 'book', hair: 'afro', nod: 16 },
      { skin: skins.deep, top: emberDye, load: linenDye },
    ),
    inCircle(
      164,
      { age: 58, left: 'lap', right: 'offer', wear: 'cap', nod: 6, turn: -12, beard: true },
      { skin: skins.olive, hair: hairs.white, top: lagoonDye, wear: plumDye },
    ),
    inCircle(
      214,
      { age: 34, build: 0.1, left: 'lap', right: 'lap', wear: 'wrap', hem: 0.9, legs: 'bare', nod: 8 },
      { skin: skins.deep, top: roseDye, wear: goldDye },
    ),
    inCircle(310, { age: 28, left: 'lap', right: 'lap', hair: 'cropped', nod: 14, lean: 8 }, { skin: skins.honey, top: saffronDye }),
  ],
  opening: panes([-0.62, -0.42, 0.42, 0.72], 6, 2, 0.026),
  thread: [
    [-1.5, 0, 0.2],
    [-1, 0, 0.26],
    [-0.6, 0, 0.5],
    [-0.2, 0, 0.28],
    [-0.16, 0, -0.08],
    [0.14, 0, -0.16],
    [0.26, 0, 0.14],
    [0.3, 0, 0.4],
    [0.62, 0, 0.58],
    [1, 0, 0.5],
    [1.5, 0, 0.4],
  ],
}

/** Bodies drawn as one: their threads are told apart by place, not by name. */
function joinOne(solids: readonly Solid[]): Solid {
  const joined = joinSolids(solids)
  return {
    ...joined,
    children: 1,
    locate(x, y, z, place) {
      joined.locate(x, y, z, place)
      place.child = 0
      place.x = x
      place.y = y
      place.z = z
    },
  }
}

// ---- a tent with a blackboard

/** Seen from its door: two slopes of canvas run back to the far end, threads along them. */
function layTent(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const ridge: Point = [0.5 * width, 0.16 * height]
  const foot = 0.62 * height
  for (const side of [-1, 1] as const) {
    const count = 190
    for (let i = 0; i <= count; i++) {
      const s = i / count
      const far: Point = [ridge[0] + side * 0.44 * width * s, lerp(ridge[1], foot, s)]
      const near: Point = [ridge[0] + side * 1.25 * width * s, lerp(-0.5 * height, 0.85 * height, s)]
      const own = hash(i, 61)
      strand(canvas, t => [lerp(far[0], near[0], t), lerp(far[1], near[1], t) + 10 * k * Math.sin(Math.PI * t)], {
        pieces: 24,
        width: t => lerp(3.4, 9, t) * k,
        colour: t => tentDye((side < 0 ? 0.34 : 0.74) + 0.16 * own - 0.3 * t),
        round: 0.6,
      })
    }
    for (let i = 0; i < 96; i++) {
      const s = (i + 0.5) / 96
      const x = ridge[0] + side * 0.44 * width * s
      strand(canvas, t => [x, lerp(lerp(ridge[1], foot, s), foot + 0.2 * height, t)], {
        pieces: 10,
        width: 3.6 * k,
        colour: scale(tentDye(0.42 + 0.1 * hash(i, 62 + side)), 0.8),
        round: 0.6,
      })
    }
  }
  strand(canvas, t => [ridge[0], lerp(ridge[1], foot, t)], { width: 10 * k, colour: scale(dye.umber, 0.8), round: 0.9 })
}
const tentDye = ramp([scale(dye.lagoon, 0.25), dye.lagoon, dye.teal, mix(dye.teal, dye.butter, 0.45), mix(dye.butter, dye.paper, 0.5)])

/** Chalk: rows of words, the first of them a heading. */
const chalk: Thing['layers'] = threads => [
  ...plain(wood, (x, y, z) => x * 0.7 + y * 0.2 + z)(threads),
  {
    across: (_x, y) => y * threads,
    along: x => x,
    fill: [0.82, 0.98],
    colour: (light, _id, _lit, across, along) => {
      const v = (boardSize.high - across / threads) / (boardSize.high - boardSize.low)
      const u = (along / boardSize.half + 1) / 2
      const row = Math.floor(v * 6)
      const word = Math.floor(u * 17 + 2.2 * Math.sin(row * 2.1))
      const line = Math.abs(v * 6 - row - 0.55 - 0.05 * Math.sin(u * 70 + row)) < (row === 0 ? 0.16 : 0.1)
      const written = row < 5 && u > 0.08 && u < (row === 0 ? 0.5 : 0.72 + 0.2 * hash(row, 8)) && hash(word + row * 31, 9) > 0.26
      return line && written ? scale(dye.paper, 0.5 + 0.4 * light) : mix(scale(dye.ink, 0.7), dye.lagoon, 0.1 + 0.4 * light)
    },
  },
]

const pupil = (at: Person['at'], parameters: Partial<FigureParameters>, dyes: Partial<FigureDyes>): Person => ({
  at,
  yaw: 180 + at[0] * 26,
  parameters: { stance: 'floor', left: 'lap', right: 'lap', hem: 0.6, ...parameters },
  dyes,
})

const tent: Room = {
  yaw: 0,
  pitch: 17,
  span: 1.9,
  middle: [0, 0.56],
  ground: [scale(dye.lagoon, 0.15), mix(dye.lagoon, dye.teal, 0.2)],
  behind: layTent,
  things: [
    ground(
      ramp([scale(dye.umber, 0.3), scale(dye.clay, 0.55), mix(dye.clay, dye.ember, 0.3), mix(dye.ember, dye.marigold, 0.6), dye.butter]),
    ),
    { solid: placeSolid(blackboard, { move: [0.1, 0, 0] }), layers: chalk, part: 1 },
  ],
  people: [
    {
      at: [-0.55, -0.62],
      yaw: 40,
      parameters: { age: 29, wear: 'hijab', hem: 0.96, left: 'point', right: 'hang', turn: -24, nod: 6, stance: 'stand' },
      dyes: { skin: skins.honey, top: linenDye, wear: emberDye },
    },
    pupil([-0.5, 0.28], { age: 8, hair: 'puffs' }, { skin: skins.deep, top: saffronDye }),
    pupil(
      [-0.12, 0.18],
      { age: 10, hair: 'cropped', build: 0.7, hem: 0.2, legs: 'trousers', right: 'raised' },
      { skin: skins.olive, top: linenDye },
    ),
    pupil([0.27, 0.3], { age: 9, hair: 'braids' }, { skin: skins.deep, top: emberDye }),
    pupil(
      [0.62, 0.16],
      { age: 11, wear: 'cap', hem: 0.2, build: 0.7, legs: 'trousers' },
      { skin: skins.honey, top: indigoDye, wear: goldDye },
    ),
    pupil([0.08, 0.66], { age: 7, hair: 'tail' }, { skin: skins.honey, top: roseDye }),
  ],
  opening: (u, v) => smooth(0.1, -0.06, Math.abs(u) - 0.86 + 0.5 * Math.max(0, v)) * smooth(-0.9, -0.3, v),
  thread: [
    [-1.5, 0, 0.5],
    [-1, 0, 0.5],
    [-0.72, 0, 0.56],
    [-0.3, 0, 0.5],
    [0.04, 0, 0.44],
    [0.4, 0, 0.52],
    [0.8, 0, 0.46],
    [1.1, 0, 0.5],
    [1.5, 0, 0.5],
  ],
}

// ---- a committee that asks the right question

const desk = -0.3
const member = (x: number, parameters: Partial<FigureParameters>, dyes: Partial<FigureDyes>): Person => ({
  at: [x, desk - 0.3],
  yaw: -x * 30,
  parameters: { stance: 'sit', left: 'table', right: 'table', nod: 10, ...parameters },
  dyes,
})

const committee: Room = {
  yaw: -16,
  pitch: 19,
  span: 1.9,
  middle: [0, 0.56],
  ground: [scale(dye.indigo, 0.2), dye.indigo],
  things: [
    ground(ramp([scale(dye.ink, 0.5), scale(dye.plum, 0.5), mix(dye.plum, dye.indigo, 0.3), mix(dye.plum, dye.rose, 0.35), dye.rose])),
    {
      solid: wall,
      layers: plain(
        ramp([scale(dye.clay, 0.12), scale(dye.clay, 0.4), dye.clay, mix(dye.clay, dye.ember, 0.5), dye.ember, dye.marigold]),
        x => x * 0.8,
      ),
    },
    timber(table(0.82, desk)),
    { solid: sheets([-0.62, -0.2, 0.22, 0.62], desk), layers: plain(linenDye, (x, _y, z) => z + x * 0.2) },
    timber(joinOne([placeSolid(chair, { rotate: rotation(172), move: [0.12, 0, 0.56] })])),
  ],
  people: [
    member(
      -0.6,
      { age: 61, build: 0.8, hair: 'cropped', turn: 30, hem: 0.17 },
      { skin: skins.porcelain, hair: hairs.white, top: indigoDye },
    ),
    member(-0.2, { age: 47, hair: 'bun', lean: 12, right: 'offer', turn: 4 }, { skin: skins.deep, top: goldDye }),
    member(
      0.22,
      { age: 52, build: 0.9, wear: 'turban', beard: true, turn: -26, hem: 0.17 },
      { skin: skins.olive, top: lagoonDye, wear: emberDye },
    ),
    member(0.62, { age: 39, wear: 'hijab', turn: -34 }, { skin: skins.honey, top: plumDye, wear: roseDye }),
    {
      at: [0.12, 0.56],
      yaw: 172,
      parameters: { stance: 'sit', age: 33, wear: 'wrap', hem: 0.95, left: 'lap', right: 'offer', nod: 2 },
      dyes: { skin: skins.deep, top: emberDye, wear: saffronDye },
    },
  ],
  opening: panes([-0.5, -0.55, 0.5, 0.95], 2, 3, 0.03),
  thread: [
    [-1.5, 0, 0.5],
    [-1, 0, 0.42],
    [-0.62, 0, 0.3],
    [-0.42, 0.2, 0],
    [-0.34, tableTop + 0.03, desk + 0.19],
    [-0.2, tableTop + 0.03, desk],
    [-0.02, tableTop + 0.03, desk + 0.19],
    [0.02, 0.36, 0.16],
    [-0.02, 0.32, 0.36],
    [0.34, 0.02, 0.66],
    [0.7, 0, 0.62],
    [1.1, 0, 0.62],
    [1.5, 0, 0.62],
  ],
}

const pictureOf = (room: Room): PictureDrawing => ({ shape, draw: frame => drawRoom(frame, room) })

/** The small rooms in which the story of the home page begins; one thread runs through them. */
export const pictures = {
  'room-library': pictureOf(circle),
  'room-tent': pictureOf(tent),
  'room-committee': pictureOf(committee),
} satisfies Record<string, PictureDrawing>
