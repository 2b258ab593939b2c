import { type Consent, readConsent } from './consent.ts'

export const CONSENT_KEY = 'consent'

/** What the visitor chose before, on this device; undefined when nothing, or when there is no storage to remember it in. */
export function rememberedConsent(): Consent | undefined {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY))
  } catch {
    return undefined
  }
}
