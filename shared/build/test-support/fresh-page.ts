/** Before each test file: what an earlier one left in the page, its storages and the site's store is gone. */
import { siteStore } from '@site/kit/runtime'
import { vi } from 'vitest'

vi.unstubAllGlobals()
vi.restoreAllMocks()
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
siteStore.setState(siteStore.getInitialState(), true)
