import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import type { Messages } from '#shared/messages/messages.ts'
import { createTranslate, type Translate } from './translate.ts'

const TranslateContext = createContext<Translate>((key) => key)
const LocaleContext = createContext<LocaleCode>(DEFAULT_LOCALE)

export function MessagesProvider({ locale, messages, children }: { locale: LocaleCode; messages: Messages; children: ReactNode }) {
  const translate = useMemo(() => createTranslate(locale, messages), [locale, messages])
  return (
    <LocaleContext value={locale}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </LocaleContext>
  )
}

export function useLocale(): LocaleCode {
  return useContext(LocaleContext)
}

/** `t('header.language')`, `t('pagination.showing', { amount, total })`. */
export function useTranslate(): Translate {
  return useContext(TranslateContext)
}
