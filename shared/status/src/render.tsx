/** The entry of the build: pages of the admin origin as text, in Node and in Cloudflare's workerd. */

import type { PageSettings, RenderedPage, StatusPages } from '@site/delivery/status-pages'
import { locale } from '@site/identity/locale'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import '@site/kit/styles/tokens.css'
import '@site/kit/styles/base.css'
import { MessagePage, messageWords } from './message-page.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { StatusPage } from './status-page.tsx'

/** The build puts the styles in here, which it alone knows (`shared/build/src/build-status.ts`). */
const styles = '@status-styles@'

/** @param model what `GET /api/status` answers */
export const renderStatus: StatusPages['renderStatus'] = (model, settings) =>
  documentOf([settings.notice?.text, 'Release status'], settings, <StatusPage model={model} settings={settings} />)

export const renderSignIn: StatusPages['renderSignIn'] = settings =>
  documentOf([settings.refused, 'Sign in'], settings, <SignInPage settings={settings} />)

export const renderMessage: StatusPages['renderMessage'] = (kind, settings) =>
  documentOf([messageWords[kind].title], settings, <MessagePage kind={kind} settings={settings} />)

/**
 * One document: no script, no address of another origin, no `style` attribute.
 * @param titles what the window is called, the most urgent first
 */
function documentOf(titles: readonly (string | undefined)[], { siteName }: PageSettings, page: ReactNode): RenderedPage {
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{[...titles.filter(Boolean), siteName].join(' – ')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body data-ground="paper" data-area="community">
        {page}
      </body>
    </html>,
  )
  return { html: `<!doctype html>${markup}`, styles }
}
