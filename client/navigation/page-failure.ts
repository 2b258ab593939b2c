import { ChunkError } from '../ui/load-chunk.ts'

/** Why a page could not be loaded. */
export type PageFailure =
  /** no response at all */
  | { kind: 'unreachable' }
  /** an error response that is not the site's own */
  | { kind: 'status'; status: number }
  | { kind: 'unreadable' }
  /** its code, messages or style sheet could not be loaded */
  | { kind: 'code' }

export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError'
  readonly failure: PageFailure

  constructor(failure: PageFailure, options?: ErrorOptions) {
    super(`the page's payload: ${failure.kind === 'status' ? failure.status : failure.kind}`, options)
    this.failure = failure
  }
}

/** Anything unforeseen counts as a response that makes no sense. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof PageNotLoadedError) return error.failure
  return { kind: error instanceof ChunkError ? 'code' : 'unreadable' }
}
