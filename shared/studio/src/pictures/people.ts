import type { PictureDrawing } from '../drawing.ts'
import { about, profile } from './people-consultant.ts'
import { humanRights } from './people-together.ts'
import { publicSpeaking } from './people-voice.ts'

export const pictures = {
  'human-rights': humanRights,
  'public-speaking': publicSpeaking,
  about,
  profile,
} satisfies Record<string, PictureDrawing>
