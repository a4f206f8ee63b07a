/** What the command line asks for over HTTP: `Authorization: Bearer` with each request, JSON in and out. */
import { parseRecord } from '@site/kit/records'
import { Hono } from 'hono'
import * as v from 'valibot'
import { assertMediaType, readBody } from '../http/request-body.ts'
import type { ReleaseApi } from '../management/release-api.ts'
import { releaseLimits } from '../release/check-release.ts'
import { isProgramName, type ProgramName, type ReleaseRef, releaseIdField } from '../release/release.ts'
import { parseJson } from '../storage/stored-json.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { weightOf } from '../store/rollout-changes.ts'
import { type Access, type AdminContext, type AdminEnv, bearerOf, programToChange } from './access.ts'
import { AdminRefusal } from './refusal.ts'
import { mayChange, type TokenHolder } from './tokens.ts'
import { createUploads } from './uploads.ts'

/** Bytes of an order such as a rollout. */
const maxOrder = 4 * 1024

const rolloutOrder = v.variant('action', [
  /** `weight`: percent of the visitors, 0 to 100 in steps of 0.01. */
  v.strictObject({ action: v.literal('rollout'), release: releaseIdField, weight: v.number() }),
  v.strictObject({ action: v.literal('promote'), release: v.optional(releaseIdField) }),
  v.strictObject({ action: v.literal('rollback') }),
])
const pruneOrder = v.strictObject({ days: v.number(), dryRun: v.boolean() })

export type ApiOptions = { store: ReleaseStore; api: ReleaseApi; access: Access }

export function apiRoutes({ store, api, access }: ApiOptions): Hono<AdminEnv> {
  const routes = new Hono<AdminEnv>()
  const uploads = createUploads(store)
  const holderOf = (c: AdminContext): Promise<TokenHolder> => access.holderOf(c, bearerOf(c))

  /** For whoever may change the program that the address names. */
  const changing = (answer: (c: AdminContext, program: ProgramName) => Promise<Response>) => async (c: AdminContext) =>
    answer(c, programToChange(await holderOf(c), c.req.param('program') ?? ''))

  /** For whoever has a token. */
  const reading = (answer: (c: AdminContext, holder: TokenHolder) => Promise<Response>) => async (c: AdminContext) =>
    answer(c, await holderOf(c))

  routes.get(
    '/status',
    reading(async (c, holder) => c.json(await statusFor(api, holder))),
  )
  routes.get(
    '/releases',
    reading(async c => c.json(await api.list(programAsked(c)))),
  )
  routes.get(
    '/history',
    reading(async c => c.json(await api.history(programAsked(c)))),
  )
  routes.get(
    '/diff',
    reading(async c => c.json(await api.diff(refAsked(c, 'from'), refAsked(c, 'to')))),
  )
  routes.put(
    '/releases/:program/:id',
    changing(async (c, program) => {
      const id = releaseId(c)
      assertMediaType(c.req.raw, 'application/json')
      return c.json({ missing: await uploads.begin(program, id, await readBody(c.req.raw, releaseLimits.manifest)) })
    }),
  )
  routes.put(
    '/releases/:program/:id/files/:name',
    changing(async (c, program) => {
      const [id, name] = [releaseId(c), c.req.param('name') ?? '']
      const size = await uploads.sizeOf(program, id, name)
      assertMediaType(c.req.raw, 'application/octet-stream')
      await uploads.take(program, id, name, await readBody(c.req.raw, size))
      return c.json({ stored: name })
    }),
  )
  routes.post(
    '/releases/:program/:id',
    changing(async (c, program) => c.json(await uploads.finish(program, releaseId(c)))),
  )
  routes.post(
    '/rollouts/:program',
    changing(async (c, program) => c.json(await changeRollout(api, program, await readOrder(c, rolloutOrder)))),
  )
  routes.post(
    '/previews/:program/:id',
    changing(async (c, program) => c.json(await api.preview(program, releaseId(c)))),
  )
  routes.post(
    '/prune',
    reading(async (c, holder) => {
      if (holder.section !== '*')
        throw new AdminRefusal(403, `This token is for ${holder.section}: releases are deleted with one for all, *`)
      return c.json(await api.prune(await readOrder(c, pruneOrder)))
    }),
  )
  routes.all(
    '*',
    reading(async () => {
      throw new AdminRefusal(404, 'There is nothing at this address')
    }),
  )
  return routes
}

/** The status as the holder sees it. */
export async function statusFor(api: ReleaseApi, holder: TokenHolder) {
  const status = await api.status()
  return { ...status, programs: status.programs.map(each => ({ ...each, mayChange: mayChange(holder, each.program) })) }
}

export type RolloutOrder = v.InferOutput<typeof rolloutOrder>

function changeRollout(api: ReleaseApi, program: ProgramName, order: RolloutOrder) {
  if (order.action === 'rollout') return api.rollOut(program, order.release, weightOf(String(order.weight)))
  return order.action === 'promote' ? api.promote(program, order.release) : api.rollback(program)
}

async function readOrder<const S extends v.GenericSchema>(c: AdminContext, schema: S): Promise<v.InferOutput<S>> {
  assertMediaType(c.req.raw, 'application/json')
  const text = new TextDecoder().decode(await readBody(c.req.raw, maxOrder))
  try {
    return parseRecord(schema, parseJson(text, 'The body'), 'The body')
  } catch (error) {
    throw new AdminRefusal(400, (error as Error).message)
  }
}

function releaseId(c: AdminContext): string {
  const id = c.req.param('id') ?? ''
  if (!v.is(releaseIdField, id)) throw new AdminRefusal(404, 'There is no such release: expected an id of 16 hexadecimal digits')
  return id
}

function programAsked(c: AdminContext): ProgramName | undefined {
  const name = c.req.query('program')
  if (name === undefined || isProgramName(name)) return name
  throw new AdminRefusal(400, `program: expected shell, or a section such as remote-home, got ${JSON.stringify(name)}`)
}

/** `remote-home/0123456789abcdef` */
function refAsked(c: AdminContext, field: 'from' | 'to'): ReleaseRef {
  const [program = '', release, ...more] = (c.req.query(field) ?? '').split('/')
  if (isProgramName(program) && v.is(releaseIdField, release) && more.length === 0) return { program, release }
  throw new AdminRefusal(
    400,
    `${field}: expected a release such as remote-home/0123456789abcdef, got ${JSON.stringify(c.req.query(field) ?? '')}`,
  )
}
