import type { PictureDrawing } from '../drawing.ts'
import { consultancy, consulted } from './places-arch.ts'
import { border } from './places-border.ts'
import { privacy } from './places-casket.ts'
import { discover } from './places-door.ts'
import { vision, visionClosed } from './places-eye.ts'
import { rehabilitated, rehabilitation } from './places-gate.ts'
import { reform, reformed } from './places-portico.ts'
import { telephone } from './places-telephone.ts'
import { curriculum, curriculumAsked } from './places-tree.ts'

/** Architecture and places. */
export const pictures = {
  discover,
  'policy-reform': reform,
  'policy-reform-wound': reformed,
  'youth-rehabilitation': rehabilitation,
  'youth-rehabilitation-later': rehabilitated,
  'non-mainstream-curriculum': curriculum,
  'non-mainstream-curriculum-asked': curriculumAsked,
  'policy-governance-consultancy': consultancy,
  'policy-governance-consultancy-standing': consulted,
  'contact-7': border,
  'privacy-policy': privacy,
  vision,
  'vision-closed': visionClosed,
  'contact-us': telephone,
} satisfies Record<string, PictureDrawing>
