import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { pageFailure } from '../navigation/page-failure.ts'
import { errorEvent } from './error-event.ts'

const handled = new WeakSet<object>()

/**
 * The central handler of §8 for errors while a page is drawn or loaded. Each goes once to the site's log (analytics/report-errors.ts
 * listens to window.reportError) and to the statistics.
 */
export function handleError(error: unknown, status = DEFAULT_ERROR_STATUS): void {
  const known = error instanceof Error ? error : new Error('a value that is no error was thrown', { cause: error })
  if (handled.has(known)) return
  handled.add(known)
  reportError(known)
  trackEvent('Error Message', errorEvent(status, `${known.name}: ${known.message}`))
}

/** §8: a page load failure. A missing connection is no fault to report. */
export function handlePageFailure(error: unknown): void {
  const failure = pageFailure(error)
  if (failure.kind !== 'unreachable') handleError(error, failure.kind === 'status' ? failure.status : DEFAULT_ERROR_STATUS)
}
