/** A host without any build plugin. Where the remote is, its address says: `/?remote=…`. */
import { createInstance } from '@module-federation/runtime'
import type { Section } from '@site/kit/contract'
import * as kitRuntime from '@site/kit/runtime'
import react from 'react'
import reactDom from 'react-dom'
import { version as kitVersion } from '../../../shared/kit/package.json'
import { mount } from './mount.ts'

const singleton = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})

const host = createInstance({
  name: 'plain_host',
  remotes: [{ name: 'remote_booking', entry: new URLSearchParams(location.search).get('remote') ?? '', type: 'module' }],
  shared: {
    react: singleton(react.version, react),
    'react-dom': singleton(reactDom.version, reactDom),
    '@site/kit/runtime': singleton(kitVersion, kitRuntime),
  },
})
const remote = await host.loadRemote<{ section: Section }>('remote_booking/section')
if (!remote) throw new Error('The remote exposes no section')
await mount(remote.section)
