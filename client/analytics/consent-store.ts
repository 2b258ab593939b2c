import { createStore, useStore } from '../ui/create-store.ts'
import type { Consent } from './consent.ts'
import { rememberedConsent } from './remembered-consent.ts'

interface ConsentState {
  /** undefined: not chosen yet, and nothing but the necessary is allowed */
  choice?: Consent | undefined
  /** 'answered': closed by a choice, which is announced to those who do not see it close */
  dialog: 'closed' | 'first-visit' | 'reopened' | 'answered'
}

const consentStore = createStore<ConsentState>({ dialog: 'closed' })
let openDialog = () => setConsent({ dialog: 'reopened' })

export function useConsent(): ConsentState {
  return useStore(consentStore)
}

export function consentState(): ConsentState {
  return consentStore.get()
}

export function setConsent(change: Partial<ConsentState>): void {
  consentStore.set({ ...consentStore.get(), ...change })
}

/** Opens the dialog for a visitor who has not chosen yet. */
export function restoreConsent(): void {
  const choice = rememberedConsent()
  setConsent({ choice, dialog: choice ? 'closed' : 'first-visit' })
}

/** Opens the consent vendor's dialog, or the site's own. */
export function openConsent(): void {
  openDialog()
}

/** From now on the vendor's dialog is opened. */
export function openConsentWith(vendor: () => void): void {
  openDialog = vendor
}
