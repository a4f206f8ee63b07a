import type { PictureDrawing } from '../drawing.ts'
import { consultancy } from './places-arch.ts'
import { border } from './places-border.ts'
import { privacy } from './places-casket.ts'
import { discover } from './places-door.ts'
import { vision } from './places-eye.ts'
import { rehabilitation } from './places-gate.ts'
import { reform, reformed } from './places-portico.ts'
import { telephone } from './places-telephone.ts'
import { curriculum } from './places-tree.ts'

/** Architecture and places. */
export const pictures = {
  discover,
  'policy-reform': reform,
  'policy-reform-wound': reformed,
  'youth-rehabilitation': rehabilitation,
  'non-mainstream-curriculum': curriculum,
  'policy-governance-consultancy': consultancy,
  'contact-7': border,
  'privacy-policy': privacy,
  vision,
  'contact-us': telephone,
} satisfies Record<string, PictureDrawing>
