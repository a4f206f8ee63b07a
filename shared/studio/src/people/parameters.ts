/** What makes one head differ from another. Factors are 1 for the average; shares go from 0 to 1. */
export type HeadParameters = {
  /** Years, from 6: the proportions of skull and face, fullness, lines. */
  age: number
  /** 0 feminine .. 1 masculine: brow, jaw, neck and shoulders. */
  build: number
  faceWidth: number
  faceLength: number
  jaw: number
  chin: number
  cheekbones: number
  /** Fullness of the cheeks, 0..1. */
  cheeks: number
  noseWidth: number
  noseLength: number
  /** Height of its bridge. */
  noseBridge: number
  lips: number
  mouthWidth: number
  eyeSize: number
  /** Rise of the outer corner over the inner one, about -0.1..0.2. */
  eyeTilt: number
  /** Crease over the upper lid: 0 none .. 1 deep. */
  eyeFold: number
  /** 0 closed .. 1 wide open. */
  eyesOpen: number
  smile: number
  /** Lips apart, as in speaking, 0..1. */
  speaking: number
  hair: HairStyle
  /** How far the hair has receded from the forehead, 0..1. */
  receding: number
  beard: 'none' | 'moustache' | 'short' | 'full'
  wear: 'none' | 'wrap' | 'hijab' | 'turban' | 'kufi'
  glasses: boolean
  /** `left stud`: at her left ear alone, for a view in which the other one would peep out from behind her cheek. */
  earrings: 'none' | 'studs' | 'left stud' | 'hoops'
  clothes: 'none' | 'round' | 'collar' | 'band' | 'shawl'
}

export type HairStyle = 'none' | 'cropped' | 'fade' | 'short' | 'afro' | 'puffs' | 'braids' | 'locs' | 'bob' | 'waves' | 'bun'

export const average: HeadParameters = {
  age: 35,
  build: 0.5,
  faceWidth: 1,
  faceLength: 1,
  jaw: 1,
  chin: 1,
  cheekbones: 1,
  cheeks: 0.4,
  noseWidth: 1,
  noseLength: 1,
  noseBridge: 1,
  lips: 1,
  mouthWidth: 1,
  eyeSize: 1,
  eyeTilt: 0.04,
  eyeFold: 1,
  eyesOpen: 0,
  smile: 0.25,
  speaking: 0,
  hair: 'none',
  receding: 0,
  beard: 'none',
  wear: 'none',
  glasses: false,
  earrings: 'none',
  clothes: 'round',
}
