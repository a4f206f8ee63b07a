import { BookOpen, FileText, Heart, type LucideIcon, Mic, Scale, Search } from 'lucide-react'
import type { ServiceIcon } from '../content/consultation-record.ts'

/** Drawings of the icons that a record names. */
export const serviceIcons = {
  'book-open': BookOpen,
  'file-text': FileText,
  heart: Heart,
  mic: Mic,
  scale: Scale,
  search: Search,
} as const satisfies Record<ServiceIcon, LucideIcon>
