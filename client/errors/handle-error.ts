import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { maskPath } from '#shared/privacy/mask-emails.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { pageFailure } from '../navigation/page-failure.ts'

const handled = new WeakSet<object>()

/**
 * The central handler of §8 for errors while a page renders or loads. It reports each error once to
 * the site's log (analytics/report-errors.ts listens to window.reportError) and to analytics.
 */
export function handleError(error: unknown, status = DEFAULT_ERROR_STATUS): void {
  const known =
    error instanceof Error
      ? error
      : new Error('a value was thrown that is not an Error', { cause: error })
  if (handled.has(known)) return
  handled.add(known)
  reportError(known)
  trackEvent('Error Message', errorEvent(status, `${known.name}: ${known.message}`))
}

/** §8: a page that failed to load. A missing connection is not reported as an error. */
export function handlePageFailure(error: unknown): void {
  const failure = pageFailure(error)
  if (failure.kind !== 'unreachable') handleError(error, failure.status)
}

const STATUS_NAMES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  410: 'GONE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

/** §8: the parameters of the error's analytics event. */
export function errorEvent(status: number, text: string) {
  const name = STATUS_NAMES[status] ?? (status >= 500 ? 'SERVER_ERROR' : 'CLIENT_ERROR')
  return {
    error_code: `${status} ${name}`,
    error_status: status,
    error_text: maskPath(text),
    error_type: status === 404 ? 'struggle' : 'exception',
  }
}
