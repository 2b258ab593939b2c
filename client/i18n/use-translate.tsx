import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Messages } from '#shared/messages/message-key.ts'
import { createTranslate, type Translate } from './translate.ts'

const TranslateContext = createContext<Translate>((key) => key)

export function MessagesProvider({ locale, messages, children }: { locale: LocaleCode; messages: Messages; children: ReactNode }) {
  const translate = useMemo(() => createTranslate(locale, messages), [locale, messages])
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

/** `t('header.language')`, `t('pagination.showing', { amount, total })`. */
export function useTranslate(): Translate {
  return useContext(TranslateContext)
}
