import type { PictureDrawing } from '../drawing.ts'
import { bench } from './multitudes-bench.ts'
import { benchHands } from './multitudes-bench-hands.ts'
import { bridge, bridgeCrossed } from './multitudes-bridge.ts'
import { emergencyEducation, emergencyEducationAnswered } from './multitudes-camp.ts'
import { advocacy, arrival } from './multitudes-cloth.ts'
import { entrance } from './multitudes-entrance.ts'
import { speaker } from './multitudes-speaker.ts'
import { water, waterLater } from './multitudes-water.ts'

/** People together: before a speaker, at school, on the road, at the water. */
export const pictures = {
  'education-programme': bench,
  'education-programme-evening': benchHands,
  'emergency-education': emergencyEducation,
  'emergency-education-answered': emergencyEducationAnswered,
  entrance,
  'feature-8': speaker,
  'human-rights-advocacy': advocacy,
  'human-rights-advocacy-morning': arrival,
  'impact-work': water,
  'impact-work-handed-on': waterLater,
  'learn-more-vision': bridge,
  'learn-more-vision-crossed': bridgeCrossed,
} satisfies Record<string, PictureDrawing>
