import { followRememberedConsent, rememberedConsent } from './consent.ts'
import { setConsent } from './consent-store.ts'

/** What is chosen in one tab holds in all. Until the returned function is called. */
export function followOtherTabs(): () => void {
  return followRememberedConsent(() => {
    const choice = rememberedConsent()
    // a cleared storage takes nothing back while the page is open
    if (choice) setConsent({ choice, dialog: 'closed' })
  })
}
