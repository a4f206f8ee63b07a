/** What the home page is made of. The schemas are for tests and the prerendering build; browsers get the types alone. */

import { picture } from '@site/kit/media-fields'
import { area, distinct, line, list, markedLine, sitePath } from '@site/kit/record-fields'
import * as v from 'valibot'

const twoLines = <const S extends v.GenericSchema>(text: S) => v.pipe(v.strictTuple([text, text], 'two lines'), v.readonly())

const seconds = v.pipe(v.number(), v.minValue(0))

const filmFiles = { mp4: line, webm: line }

const heroFilm = v.strictObject({
  film: v.strictObject({ ...filmFiles, portrait: v.exactOptional(v.strictObject(filmFiles)) }),
  poster: picture,
  /** `aside`: its subject stands clear of the text, which a film that fills the frame may lie under; `whole`: and nothing is cut from its sides. */
  framing: v.picklist(['full', 'aside', 'whole']),
  /** What the film shows, in a short line that stands beside its preview. */
  shows: line,
  /** The same in one sentence. */
  caption: line,
})

const linkFields = { label: line, href: sitePath }

const tile = v.strictObject({
  title: line,
  /** One sentence. */
  text: line,
  href: sitePath,
  /** Whose colours tint it. */
  area,
  picture,
  /** The picture as it moves, where there is a film of it. */
  film: v.exactOptional(v.strictObject(filmFiles)),
  /** The part of the picture that stays where the tile is cut narrower or lower. */
  focus: v.picklist(['centre', 'top', 'right']),
})

const home = v.strictObject({
  head: v.strictObject({ title: line, description: line, area, barTone: v.picklist(['ink', 'paper']), card: line }),
  hero: v.strictObject({
    /** The headline, a line each. */
    headline: twoLines(line),
    description: line,
    trailer: line,
  }),
  /** Said above the page where it stands in for one that does not exist. */
  missing: v.strictObject({
    /** What happened, in the words that everybody knows. */
    label: line,
    /** Before the address that was asked for. */
    says: line,
    /** In place of the address, until it is known. */
    here: line,
    /** How that can be, and what is offered instead. */
    why: markedLine,
    links: list(v.strictObject({ ...linkFields, leads: line })),
    search: line,
    /** Above the home page, which follows. */
    begin: markedLine,
  }),
  loader: v.strictObject({
    lines: twoLines(markedLine),
    /** Read to those who do not see the threads. */
    status: line,
  }),
  trailer: v.strictObject({
    title: line,
    lead: line,
    film: v.strictObject(filmFiles),
    poster: picture,
    /** WebVTT. */
    captions: line,
    /** Said in the player's place when it cannot be loaded. */
    failure: line,
    transcript: list(v.strictObject({ start: seconds, end: seconds, title: line, shows: line, sound: v.exactOptional(line) })),
  }),
  about: v.strictObject({
    title: twoLines(markedLine),
    /** `{name}` stands for the name in `identity.ts`. */
    lead: line,
    picture,
    /** Said on the picture once it fills the screen: a statement, and what it rests on. */
    statement: line,
    ground: line,
    links: list(v.strictObject({ label: line, href: sitePath, look: v.picklist(['solid', 'line']) })),
  }),
  work: v.strictObject({ title: markedLine, lead: line, tiles: v.pipe(list(tile), distinct('href')) }),
  story: v.strictObject({
    title: twoLines(markedLine),
    picture,
    /** Leads into the rooms: with what is said of each they make one sentence. */
    opening: line,
    rooms: list(v.strictObject({ says: line, picture })),
    text: line,
    link: v.strictObject(linkFields),
  }),
  contact: v.strictObject({
    title: markedLine,
    link: v.strictObject(linkFields),
    /** They decorate: none of them is described. */
    pictures: list(picture),
  }),
})

const arrival = v.strictObject({
  /** Address that was asked for, as `aliases.ts` declares it. */
  asked: line,
  /** Id of the part of the page where it arrives. */
  part: line,
  says: line,
  links: list(v.strictObject(linkFields)),
})

/** The record of `arrivals.ts`. */
export const arrivalsSchema = v.strictObject({ arrivals: v.pipe(list(arrival), distinct('asked')) })

/** The record of `films.ts`. */
export const filmsSchema = v.strictObject({ heroFilms: v.pipe(list(heroFilm), distinct('caption')) })

/** The record of `home.ts`. */
export const homeSchema = v.strictObject({ home })

export type Arrival = Readonly<v.InferOutput<typeof arrival>>
export type HeroFilm = Readonly<v.InferOutput<typeof heroFilm>>
export type HomeContent = Readonly<v.InferOutput<typeof home>>
export type FeatureTile = HomeContent['work']['tiles'][number]
