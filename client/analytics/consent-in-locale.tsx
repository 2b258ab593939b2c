import { createLazyMessages } from '../i18n/lazy-messages.tsx'
import { useLocale } from '../i18n/use-translate.tsx'
import { ConsentSheet } from './consent-sheet.tsx'

const messages = createLazyMessages('consent')

/** The consent dialog with its messages, which are loaded when it is shown: a visitor who has chosen has neither. */
export function ConsentInLocale() {
  return <ConsentSheet words={messages.messagesOf(useLocale())} />
}
