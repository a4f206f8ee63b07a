/** What is shared has to be on its way before anything imports it: the start of every host by a build plugin. */
import('./bundled-main.ts')
