import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { followOtherTabs, restoreConsent, useConsent } from './consent-store.ts'

/** Restores the visitor's consent, and tracks the visit from the first consent to statistics. */
export function useAnalytics(): void {
  const site = useSite()
  const { choice } = useConsent()
  const isFollowed = useRef(false)

  // runs once per page load, because with a consent vendor a change of language reloads the page
  const restore = useEffectEvent(() => {
    const { consentId } = site.config
    if (consentId === undefined) return restoreConsent()
    const { locale } = site.addressing
    // if the vendor's code fails, no dialog opens and only necessary storage is allowed
    void import('./consent-vendor.ts')
      .then((vendor) => vendor.startConsentVendor(consentId, locale))
      .catch(() => undefined)
  })
  useEffect(() => restore(), [])
  useEffect(followOtherTabs, [])

  useEffect(() => {
    isFollowed.current ||= choice?.statistics === true
    if (!isFollowed.current) return
    let isCurrent = true
    void import('./follow-visit.ts')
      // the visitor may have withdrawn the consent while the code was loading
      .then(({ followVisit }) => isCurrent && followVisit(site, choice))
      // a failure only skips the measurement: no ChunkError, no reload
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [choice, site])
}
