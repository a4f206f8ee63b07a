import bookOpen from 'icon:book-open'
import fileText from 'icon:file-text'
import heart from 'icon:heart'
import mic from 'icon:mic'
import scale from 'icon:scale'
import search from 'icon:search'
import type { IconDrawing } from '@site/kit/ui/base/icon'
import type { ServiceIcon } from './consultation-record.ts'

/** Drawings of the icons that a record names. */
export const serviceIcons = {
  'book-open': bookOpen,
  'file-text': fileText,
  heart,
  mic,
  scale,
  search,
} as const satisfies Record<ServiceIcon, IconDrawing>
