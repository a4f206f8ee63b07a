/** The part of the platform's own module that is used, as developers.cloudflare.com/workers/runtime-apis has it. */
declare module 'cloudflare:workers' {
  export type ObjectState = {
    readonly storage: {
      /** @param at milliseconds since 1970 */
      setAlarm(at: number): Promise<void>
    }
    /** Nothing else is let in until it ends. */
    blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>
  }

  export class DurableObject<Bindings> {
    constructor(state: ObjectState, bindings: Bindings)
    protected readonly ctx: ObjectState
  }

  /** Lets the request that is being answered live on, at most half a minute, until the promise settles. */
  export function waitUntil(promise: Promise<unknown>): void
}
