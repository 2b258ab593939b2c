import { storedValue } from '../storage.ts'

/** Raised when what is asked for changes: everyone is asked again. */
const CONSENT_VERSION = 1

/** What a visitor allows beyond what the site cannot work without. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

const storedConsent = storedValue<Consent | undefined, Consent & { version: number }>('consent', readConsent, 'localStorage')

/** What the visitor chose before, on this device; undefined when nothing. */
export const rememberedConsent = storedConsent.read
export const followRememberedConsent = storedConsent.subscribe

/** Without storage the choice holds for this visit. */
export function rememberConsent({ statistics, marketing }: Consent): void {
  storedConsent.write({ version: CONSENT_VERSION, statistics, marketing })
}

/** The remembered choice; undefined when there is none, or it was about something else. */
export function readConsent(value: unknown): Consent | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== CONSENT_VERSION) return undefined
  return { statistics: 'statistics' in value && value.statistics === true, marketing: 'marketing' in value && value.marketing === true }
}
