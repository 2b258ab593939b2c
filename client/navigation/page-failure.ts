import { ChunkError } from '../ui/load-chunk.ts'

/** Why a page could not be had. */
export type PageFailure =
  /** no answer at all */
  | { kind: 'unreachable' }
  /** an answer that is none of the site's own */
  | { kind: 'status'; status: number }
  | { kind: 'unreadable' }
  /** its code, messages or style sheet are missing */
  | { kind: 'code' }

export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError'
  readonly failure: PageFailure

  constructor(failure: PageFailure, options?: ErrorOptions) {
    super(failure.kind === 'status' ? `the page's payload answered ${failure.status}` : `the page's payload is ${failure.kind}`, options)
    this.failure = failure
  }
}

/** Anything unforeseen counts as an answer that makes no sense. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof PageNotLoadedError) return error.failure
  return { kind: error instanceof ChunkError ? 'code' : 'unreadable' }
}
