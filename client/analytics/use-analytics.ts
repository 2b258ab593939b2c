import { useEffect, useRef } from 'react'
import { useSite } from '../navigation/site-context.tsx'
import { useConsent } from './consent-store.ts'

/** Brings the statistics with the first consent to them, and tells them of each page and of each change of mind. */
export function useAnalytics(): void {
  const site = useSite()
  const { choice } = useConsent()
  const wanted = useRef(false)

  useEffect(() => {
    wanted.current ||= choice?.statistics === true
    if (!wanted.current) return
    // statistics that cannot be had hurt nobody: no chunk error, no reload
    void import('./follow-visit.ts').then(({ followVisit }) => followVisit(site, choice)).catch(() => undefined)
  }, [choice, site])
}
