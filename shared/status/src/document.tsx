import type { PageSettings, RenderedPage } from '@site/delivery/status-pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { stylesheet } from './stylesheet.ts'

/**
 * One document: no script, no address of another origin, no `style` attribute.
 * @param titles what the window is called, the most urgent first
 */
export function documentOf(
  titles: readonly (string | undefined)[],
  { siteName, stylesheet: address }: PageSettings,
  page: ReactNode,
): RenderedPage {
  const styles = address ? '' : stylesheet.text
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{[...titles.filter(Boolean), siteName].join(' – ')}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="data:," />
        {address ? <link rel="stylesheet" href={address} /> : <style dangerouslySetInnerHTML={{ __html: styles }} />}
      </head>
      <body data-ground="paper" data-area="community">
        {page}
      </body>
    </html>,
  )
  return { html: `<!doctype html>${markup}`, styles }
}
