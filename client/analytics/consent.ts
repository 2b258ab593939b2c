/** Raised when what is asked for changes: everyone is asked again. */
const CONSENT_VERSION = 1

/** What a visitor allows beyond what the site cannot work without. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

export function writeConsent({ statistics, marketing }: Consent): string {
  return JSON.stringify({ version: CONSENT_VERSION, statistics, marketing })
}

/** The remembered choice; undefined when there is none, or it was about something else. */
export function readConsent(stored: string | null): Consent | undefined {
  if (stored === null) return undefined
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== CONSENT_VERSION) return undefined
    return { statistics: 'statistics' in value && value.statistics === true, marketing: 'marketing' in value && value.marketing === true }
  } catch {
    return undefined // not ours: as good as none
  }
}
