import { createContext, useContext } from 'react'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import type { Namespace } from '#shared/messages/messages.ts'
import { translator } from './loaded-messages.ts'
import type { TranslateIn } from './loaded-messages.ts'

/** Provided once around the page: `<LocaleContext value={locale}>`. */
export const LocaleContext = createContext<LocaleCode>(DEFAULT_LOCALE)

export function useLocale(): LocaleCode {
  return useContext(LocaleContext)
}

/**
 * `useTranslate()('header.language')` reads the messages of every page,
 * `useTranslate('cart')('line.removed', { name })` those of a feature.
 */
export function useTranslate<Name extends Namespace = 'common'>(
  namespace: Name = 'common' as Name,
): TranslateIn<Name> {
  return translator(namespace, useLocale())
}
