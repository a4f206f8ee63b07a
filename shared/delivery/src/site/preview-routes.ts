/** Where a preview begins and ends: a signed address is exchanged for a cookie. */
import { encodePath } from '@site/kit/contract/head'
import { Hono } from 'hono'
import { setCookie } from '../http/cookies.ts'
import { type Ctx, notReady, type Platform, plainAnswer, responseOf } from '../http/responses.ts'
import { type Preview, readPreview } from '../store/preview.ts'
import type { SiteSource } from './site-source.ts'

/** The address of a preview is worth as much as the preview: it goes to nobody else. */
const notIndexed = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const

/** `/<token>`: 303 to the first page of the release's section, 403 or 409 with a sentence that says why not. */
export function previewRoutes(source: SiteSource, secret: () => Promise<Uint8Array>, secureIn: (c: Ctx) => boolean): Hono<Platform> {
  const plain = (c: Ctx, status: number, sentence: string, headers?: Readonly<Record<string, string>>): Promise<Response> =>
    responseOf(plainAnswer(secureIn(c), status, sentence, headers))

  return new Hono<Platform>()
    .get('/end', c => {
      const cookie = setCookie('preview', '', { secure: secureIn(c), seconds: 0 })
      return plain(c, 303, 'The preview has ended.', { location: '/', 'set-cookie': cookie })
    })
    .get('/:token', async c => {
      const token = c.req.param('token')
      const preview = readPreview(token, await secret(), new Date())
      if (!preview) return plain(c, 403, 'This preview has expired, or its address is not whole. Ask for a new one.', notIndexed)
      const start = await startOf(source, preview).catch((error: Error) => error)
      if (start instanceof Error) return plain(c, 409, `This release cannot be shown: ${start.message}.`, notIndexed)
      if (!start) return responseOf(notReady(secureIn(c)))
      const seconds = Math.max(1, preview.expires - Math.floor(Date.now() / 1000))
      const cookie = setCookie('preview', token, { secure: secureIn(c), seconds })
      return plain(c, 303, 'The preview begins.', { ...notIndexed, location: encodePath(start), 'set-cookie': cookie })
    })
}

/** The first page of the release's section; undefined while there is no site. @throws {Error} saying why it cannot be shown. */
async function startOf(source: SiteSource, { program, release }: Preview): Promise<string | undefined> {
  const state = await source.current()
  if (!state) return undefined
  const { site } = await state.preview(program, release)
  return [...site.pages].find(([, { section }]) => section.id === release)?.[0] ?? '/'
}
