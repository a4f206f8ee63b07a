import type { PictureDrawing } from '../drawing.ts'
import { about, profile, profileOnwards } from './people-consultant.ts'
import { humanRightsSeen } from './people-held.ts'
import { humanRights } from './people-together.ts'
import { publicSpeaking, publicSpeakingAnswered } from './people-voice.ts'

export const pictures = {
  'human-rights': humanRights,
  'human-rights-seen': humanRightsSeen,
  'public-speaking': publicSpeaking,
  'public-speaking-answered': publicSpeakingAnswered,
  about,
  profile,
  'profile-onwards': profileOnwards,
} satisfies Record<string, PictureDrawing>
