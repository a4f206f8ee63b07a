import { BookOpen, FileText, Heart, type LucideIcon, Mic, Scale, Search } from 'lucide-react'

/** The pictures a record may name. */
export const serviceIcons = {
  'book-open': BookOpen,
  'file-text': FileText,
  heart: Heart,
  mic: Mic,
  scale: Scale,
  search: Search,
} as const satisfies Record<string, LucideIcon>

export type ServiceIcon = keyof typeof serviceIcons
