import { proxy, useSnapshot } from 'valtio'
import { readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'

/** Raised when the purposes, or what is said of them, change: everyone is asked again. */
const CONSENT_VERSION = 2
/** A choice holds for 12 months. */
const MAX_AGE_MS = 365 * 24 * 60 * 60_000

/** What a visitor allows beyond what the site cannot work without. */
export interface Consent {
  statistics: boolean
  marketing: boolean
}

interface ConsentState {
  /** undefined: not chosen yet, and nothing but the necessary is allowed */
  choice?: Consent | undefined
  /** 'answered': closed by a choice, which is announced to those who do not see it close */
  dialog: 'closed' | 'first-visit' | 'reopened' | 'answered'
}

export const consentStore = proxy<ConsentState>({ choice: undefined, dialog: 'closed' })
let openDialog = () => setConsent({ dialog: 'reopened' })

export function useConsent(): ConsentState {
  return useSnapshot(consentStore)
}

export function setConsent(change: Partial<ConsentState>): void {
  Object.assign(consentStore, change)
}

/** Without storage a choice holds for the visit. */
export const storedConsent = storedValue<Consent | undefined, Consent & { version: number; date: string }>(
  'consent',
  readConsent,
  'localStorage',
)

/** Takes the stored choice over, or opens the dialog for a visitor who has not chosen yet. */
export function restoreConsent(): void {
  const choice = storedConsent.read()
  setConsent({ choice, dialog: choice ? 'closed' : 'first-visit' })
}

/** What is chosen in one tab holds in all. Returns the function that unsubscribes. */
export function followOtherTabs(): () => void {
  return storedConsent.subscribe(() => setConsent({ choice: storedConsent.read(), dialog: 'closed' }))
}

/** Takes the visitor's choice and closes the dialog. */
export function chooseConsent(choice: Consent): void {
  // stored first: the subscription of followOtherTabs closes the dialog without an announcement
  storedConsent.write({ version: CONSENT_VERSION, date: new Date().toISOString(), ...choice })
  setConsent({ choice, dialog: 'answered' })
}

/** Opens the consent vendor's dialog, or the site's own. */
export function openConsent(): void {
  openDialog()
}

/** From now on the vendor's dialog is opened. */
export function openConsentWith(vendor: () => void): void {
  openDialog = vendor
}

/** undefined where nothing is stored, or a choice about other purposes, an old one, or one without a date, whose age nobody knows */
function readConsent(value: unknown): Consent | undefined {
  const { version, date, statistics, marketing } = readRecord(value) ?? {}
  const isCurrent = version === CONSENT_VERSION && Math.abs(Date.now() - Date.parse(String(date))) < MAX_AGE_MS
  return isCurrent ? { statistics: statistics === true, marketing: marketing === true } : undefined
}
