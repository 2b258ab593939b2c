import { useEffect } from 'react'
import { useConsent } from '../analytics/consent-store.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { errorEvent } from './error-event.ts'

/** Once for each error page, when statistics are allowed, or as soon as they are while it is shown. */
export function useErrorEvent(status: number, text: string): void {
  const allowed = useConsent().choice?.statistics === true
  useEffect(() => {
    if (allowed) trackEvent('Error Message', errorEvent(status, text))
  }, [allowed, status, text])
}
