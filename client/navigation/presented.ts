import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { Payload } from '#shared/navigation/payload.ts'
import type { PageFailure } from './page-failure.ts'

/** A page that is, or is about to be, on the screen. */
export interface Presented {
  payload: Omit<Payload, 'result'> & { result: ShownResult }
  path: string
  search: string
  /** it could not be had: a sentence stands in its place */
  failure?: PageFailure
}
