import { ChunkError } from '../ui/load-chunk.ts'

/** Why a page could not be loaded. */
export interface PageFailure {
  /** no response at all; an error response that is not the site's own; one that makes no sense; code, messages or a style sheet missing */
  kind: 'unreachable' | 'siteFailed' | 'unreadable' | 'code'
  /** of an error response */
  status?: number
}

export class PageNotLoadedError extends Error {
  override readonly name = 'PageNotLoadedError'
  readonly failure: PageFailure

  constructor(failure: PageFailure, options?: ErrorOptions) {
    super(`the page's payload: ${failure.status ?? failure.kind}`, options)
    this.failure = failure
  }
}

/** Anything unforeseen counts as a response that makes no sense. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof PageNotLoadedError) return error.failure
  return { kind: error instanceof ChunkError ? 'code' : 'unreadable' }
}
