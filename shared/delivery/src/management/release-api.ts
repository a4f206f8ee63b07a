/** All that a team does with its releases. One interface: at a store of this machine, or over HTTP at that of a server. */
import type * as v from 'valibot'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Published } from '../store/release-store.ts'
import type { operations } from './operations.ts'
import type * as response from './response-schemas.ts'

export type ProgramSummary = v.InferOutput<typeof response.summary>
export type ProgramEvent = v.InferOutput<typeof response.history>[number]
export type PreviewAddress = v.InferOutput<typeof response.preview>

type Operations = typeof operations
type Input<N extends keyof Operations> = v.InferOutput<Operations[N]['input']>
type Response<N extends keyof Operations> = v.InferOutput<Operations[N]['response']>
type Call<I, R> = Partial<I> extends I ? (input?: I) => Promise<R> : (input: I) => Promise<R>

/** What is refused throws an Error whose message says why and what can be done. */
export type ReleaseApi = { readonly [N in keyof Operations]: Call<Input<N>, Response<N>> } & {
  /** Adds a release and gives it to nobody. */
  publish(verified: VerifiedRelease): Promise<Published>
}
