#!/usr/bin/env node
// Serves the site from the release store. Settings: see src/platforms/node/settings.ts.
import 'tsx'

const { runServer } = await import('../src/platforms/node/serve.ts')
await runServer()
