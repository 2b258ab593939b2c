import { type Consent, rememberConsent } from './consent.ts'
import { setConsent } from './consent-store.ts'

/** Takes the visitor's choice and closes the dialog. */
export function chooseConsent(choice: Consent): void {
  setConsent({ choice, dialog: 'answered' })
  rememberConsent(choice)
}
