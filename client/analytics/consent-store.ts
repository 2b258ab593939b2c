import { proxy, useSnapshot } from 'valtio'
import { readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage/storage.ts'

/** Increase it when the purposes or their descriptions change: every visitor is asked again. */
const CONSENT_VERSION = 2
/** A choice is valid for 12 months. */
const MAX_AGE_MS = 365 * 24 * 60 * 60_000

/** What a visitor allows in addition to necessary storage. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

interface ConsentState {
  /** undefined until the visitor chooses: only necessary storage is allowed */
  choice?: Consent | undefined
  /**
   * 'answered', 'not-stored': closed by a choice, which is announced to screen readers. The browser
   * could not store the choice of 'not-stored'.
   */
  dialog: 'closed' | 'first-visit' | 'reopened' | 'answered' | 'not-stored'
}

export const consentStore = proxy<ConsentState>({ choice: undefined, dialog: 'closed' })
let openDialog = () => setConsent({ dialog: 'reopened' })

export function useConsent(): ConsentState {
  return useSnapshot(consentStore)
}

export function setConsent(change: Partial<ConsentState>): void {
  Object.assign(consentStore, change)
}

/** Without storage a choice is valid until the page is left. */
export const storedConsent = storedValue<
  Consent | undefined,
  Consent & { version: number; date: string }
>('consent', readConsent, 'localStorage')

/** Reads the stored choice. Without one it opens the dialog. */
export function restoreConsent(): void {
  const choice = storedConsent.read()
  setConsent({ choice, dialog: choice ? 'closed' : 'first-visit' })
}

/** Copies a choice made in another tab. Returns the function that unsubscribes. */
export function followOtherTabs(): () => void {
  return storedConsent.subscribe(() =>
    setConsent({ choice: storedConsent.read(), dialog: 'closed' }),
  )
}

/** Stores the visitor's choice and closes the dialog. */
export function chooseConsent(choice: Consent): void {
  // stored first: the subscription of followOtherTabs closes the dialog without an announcement
  const isStored = storedConsent.write({
    version: CONSENT_VERSION,
    date: new Date().toISOString(),
    ...choice,
  })
  setConsent({ choice, dialog: isStored ? 'answered' : 'not-stored' })
}

/** Opens the dialog of the consent vendor, or the site's own dialog. */
export function openConsent(): void {
  openDialog()
}

/** From now on openConsent opens the vendor's dialog. */
export function openConsentWith(vendor: () => void): void {
  openDialog = vendor
}

/**
 * Undefined without a stored choice, and if the choice is older than 12 months, has no date, or has
 * another version.
 */
function readConsent(value: unknown): Consent | undefined {
  const { version, date, statistics, marketing } = readRecord(value) ?? {}
  const isCurrent =
    version === CONSENT_VERSION && Math.abs(Date.now() - Date.parse(String(date))) < MAX_AGE_MS
  return isCurrent ? { statistics: statistics === true, marketing: marketing === true } : undefined
}
