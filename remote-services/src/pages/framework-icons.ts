import { BookOpen, type LucideIcon, MessageCircle, Scale } from 'lucide-react'
import type { IconName } from '../content/service-record.ts'

/** Drawings of the icons that records name. */
export const frameworkIcons = {
  'book-open': BookOpen,
  'message-circle': MessageCircle,
  scale: Scale,
} as const satisfies Record<IconName, LucideIcon>
