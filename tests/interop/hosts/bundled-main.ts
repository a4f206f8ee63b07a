/** A host by a build plugin, which knows where the remote is. Rspack shares what the host imports itself. */
import '@site/kit/runtime'
import { mount } from './mount.ts'

const { section } = await import('remote_booking/section')
await mount(section)
