import { useEffect } from 'react'
import { maskPath } from '#shared/privacy/mask-emails.ts'
import { useConsent } from '../analytics/consent-store.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { statusName } from './status-name.ts'

/** §8: the parameters of the error page's analytics event. */
export function errorEvent(status: number, text: string) {
  return {
    error_code: `${status} ${statusName(status)}`,
    error_status: status,
    error_text: maskPath(text),
    error_type: status === 404 ? 'struggle' : 'exception',
  }
}

/** Once for each error page, when statistics are allowed, or as soon as they are while it is shown. */
export function useErrorEvent(status: number, text: string): void {
  const allowed = useConsent().choice?.statistics === true
  useEffect(() => {
    if (allowed) trackEvent('Error Message', errorEvent(status, text))
  }, [allowed, status, text])
}
