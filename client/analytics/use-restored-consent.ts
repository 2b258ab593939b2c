import { useEffect, useRef } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { restoreConsent } from './consent-store.ts'

/** Finds out what the visitor has chosen, by the consent vendor where one is configured. Once: in another language the page is loaded anew. */
export function useRestoredConsent(): void {
  const { addressing, config } = useSite()
  const { consentId } = config
  const { locale } = addressing
  const asked = useRef(false)

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    if (consentId === undefined) restoreConsent()
    // where it cannot be had nobody is asked, and only the necessary is allowed
    else void import('./start-consent-vendor.ts').then((vendor) => vendor.startConsentVendor(consentId, locale)).catch(() => undefined)
  }, [consentId, locale])
}
