/** What the command line asks for over HTTP: `Authorization: Bearer` with each request, JSON in and out. */
import { parseRecord } from '@site/kit/records'
import { Hono } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../http/refusal.ts'
import { assertMediaType, readBody } from '../http/request-body.ts'
import { type Operation, operations, type ReleaseApi } from '../management/operations.ts'
import { releaseLimits } from '../release/check-release.ts'
import { type ProgramName, releaseIdField } from '../release/release.ts'
import { parseJson } from '../storage/stored-json.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type AdminContext, type AdminEnv, assertAccess, bearerOf, type HolderOf, programToChange } from './access.ts'
import { mayChange, type TokenHolder } from './tokens.ts'
import { createUploads } from './uploads.ts'

const maxInput = 4 * 1024

/** @returns a route for each of the `operations`, and those of an upload; errors are for the application to answer */
export function apiRoutes(store: ReleaseStore, api: ReleaseApi, access: HolderOf): Hono<AdminEnv> {
  const routes = new Hono<AdminEnv>()
  const uploads = createUploads(store)
  const holderOf = (c: AdminContext): Promise<TokenHolder> => access(c, bearerOf(c))

  for (const [name, operation] of Object.entries(operations))
    routes.on(operation.method, operation.path, async c => {
      const holder = await holderOf(c)
      assertAccess(c, holder, operation.access)
      const methods = { ...api, status: () => statusFor(api, holder) }
      const method = methods[name as keyof typeof operations] as (input: unknown) => Promise<object>
      return c.json(await method(await inputOf(c, operation)))
    })

  const withWriter = (respond: (c: AdminContext, program: ProgramName, id: string) => Promise<object>) => async (c: AdminContext) =>
    c.json(await respond(c, programToChange(await holderOf(c), c.req.param('program') ?? ''), releaseId(c)))

  routes.put(
    '/releases/:program/:release',
    withWriter(async (c, program, id) => {
      assertMediaType(c.req.raw, 'application/json')
      return { missing: await uploads.begin(program, id, await readBody(c.req.raw, releaseLimits.manifest)) }
    }),
  )
  routes.put(
    '/releases/:program/:release/files/:name',
    withWriter(async (c, program, id) => {
      const name = c.req.param('name') ?? ''
      assertMediaType(c.req.raw, 'application/octet-stream')
      await uploads.take(program, id, name, bytes => readBody(c.req.raw, bytes))
      return { stored: name }
    }),
  )
  routes.post(
    '/releases/:program/:release',
    withWriter((_, program, id) => uploads.finish(program, id)),
  )
  routes.all('*', async c => {
    await holderOf(c)
    throw new Refusal(404, 'There is nothing at this address')
  })
  return routes
}

export async function statusFor(api: ReleaseApi, holder: TokenHolder) {
  const status = await api.status()
  return { ...status, programs: status.programs.map(each => ({ ...each, mayChange: mayChange(holder, each.program) })) }
}

/** @throws {Refusal} 400, 404, 413 or 415, saying which field is wrong, what was expected and what came. */
async function inputOf(c: AdminContext, { method, input }: Operation): Promise<unknown> {
  const path: Record<string, string> = c.req.param()
  if ('release' in path) releaseId(c)
  const body = method === 'GET' ? undefined : await readBody(c.req.raw, maxInput)
  if (body?.length) assertMediaType(c.req.raw, 'application/json')
  const source = body ? 'The body' : 'The query'
  try {
    const fields = body ? (body.length > 0 ? parseJson(body, source) : {}) : c.req.query()
    return parseRecord(input, { ...(fields as object), ...path }, source)
  } catch (error) {
    throw new Refusal(400, (error as Error).message)
  }
}

function releaseId(c: AdminContext): string {
  const id = c.req.param('release') ?? ''
  if (!v.is(releaseIdField, id)) throw new Refusal(404, 'There is no such release: expected an id of 16 hexadecimal digits')
  return id
}
