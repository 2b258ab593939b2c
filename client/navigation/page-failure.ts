import { ChunkError } from '../ui/load-chunk.ts'

export interface PageFailure {
  /**
   * unreachable: no response; siteFailed: a status other than 200; unreadable: an invalid response;
   * code: code, messages or a style sheet failed to load
   */
  kind: 'unreachable' | 'siteFailed' | 'unreadable' | 'code'
  /** HTTP status, for siteFailed */
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

/** The failure to show for an error. An unexpected error counts as an invalid response. */
export function pageFailure(error: unknown): PageFailure {
  if (error instanceof PageNotLoadedError) return error.failure
  return { kind: error instanceof ChunkError ? 'code' : 'unreadable' }
}
