import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { followOtherTabs, restoreConsent, useConsent } from './consent-store.ts'

/** Restores the visitor's choice about cookies, and follows the visit from the first consent to statistics on. */
export function useAnalytics(): void {
  const site = useSite()
  const { choice } = useConsent()
  const isFollowed = useRef(false)

  // once: with a consent vendor a page in another language is loaded anew
  const restore = useEffectEvent(() => {
    const { consentId } = site.config
    if (consentId === undefined) return restoreConsent()
    const { locale } = site.addressing
    // without the vendor's code nobody is asked, and only the necessary is allowed
    void import('./consent-vendor.ts').then((vendor) => vendor.startConsentVendor(consentId, locale)).catch(() => undefined)
  })
  useEffect(() => restore(), [])
  useEffect(followOtherTabs, [])

  useEffect(() => {
    isFollowed.current ||= choice?.statistics === true
    if (!isFollowed.current) return
    let isCurrent = true
    void import('./follow-visit.ts')
      // the choice may have been withdrawn while the code was on its way
      .then(({ followVisit }) => isCurrent && followVisit(site, choice))
      // a visit that is not counted hurts nobody: no chunk error, no reload
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [choice, site])
}
