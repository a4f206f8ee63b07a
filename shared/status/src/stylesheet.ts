import type { StatusPages } from '@site/delivery/status-pages'

/** Both texts are put in by the build, which alone knows them (`shared/build/src/build-status.ts`). */
export const stylesheet: StatusPages['stylesheet'] = { name: '@status-stylesheet-name@', text: '@status-stylesheet-text@' }
