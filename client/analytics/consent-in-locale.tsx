import type { ComponentType } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadConsentMessages } from '#shared/messages/consent/load-consent-messages.ts'
import { lateOrNothing } from '../ui/late-or-nothing.ts'
import { ConsentSheet } from './consent-sheet.tsx'

const SPEAKING: Record<LocaleCode, ComponentType> = {
  'fi-FI': speaking('fi-FI'),
  'en-EU': speaking('en-EU'),
  'sv-SE': speaking('sv-SE'),
  'no-NO': speaking('no-NO'),
}

/** The consent dialog with its words, which are fetched when it is shown: a visitor who has chosen has neither. */
export function ConsentInLocale({ locale }: { locale: LocaleCode }) {
  const Dialog = SPEAKING[locale]
  return <Dialog />
}

function speaking(locale: LocaleCode): ComponentType {
  return lateOrNothing(async () => {
    const words = await loadConsentMessages(locale)
    return () => <ConsentSheet words={words} />
  })
}
