import type { PictureDrawing } from '../drawing.ts'
import { about, profile } from './people-consultant.ts'
import { humanRights, humanRightsSeen } from './people-together.ts'
import { publicSpeaking } from './people-voice.ts'

export const pictures = {
  'human-rights': humanRights,
  'human-rights-seen': humanRightsSeen,
  'public-speaking': publicSpeaking,
  about,
  profile,
} satisfies Record<string, PictureDrawing>
