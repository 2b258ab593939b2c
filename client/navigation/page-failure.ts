import { ChunkError } from '../ui/load-chunk.ts'

export interface PageFailure {
  /** no response; an error response that is not from the site; an invalid response; missing code, messages or style sheet */
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

/** An unexpected error counts as an invalid response. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof PageNotLoadedError) return error.failure
  return { kind: error instanceof ChunkError ? 'code' : 'unreadable' }
}
