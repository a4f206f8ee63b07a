/** The entry of the build: pages of the admin origin as text, in Node and in Cloudflare's workerd. */
import type { StatusPages } from '@site/delivery/status-pages'
import '@site/kit/styles/tokens.css'
import '@site/kit/styles/base.css'
import { documentOf } from './document.tsx'
import { MessagePage, messageWords } from './message-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { StatusPage } from './status-page.tsx'
import { stylesheet } from './stylesheet.ts'

export { stylesheet }

/** @param model what `GET /api/status` answers */
export const renderStatus: StatusPages['renderStatus'] = (model, settings) => {
  const { notice } = settings
  return documentOf([notice?.text, 'Release status'], settings, <StatusPage model={model} settings={settings} />)
}

export const renderSignIn: StatusPages['renderSignIn'] = settings =>
  documentOf([settings.refused, 'Sign in'], settings, <SignInPage settings={settings} />)

export const renderMessage: StatusPages['renderMessage'] = (kind, settings) =>
  documentOf([messageWords[kind].title], settings, <MessagePage kind={kind} settings={settings} />)
