import type { ReactNode } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loadFormMessages } from '#shared/messages/forms/load-form-messages.ts'
import type { FormMessages } from '#shared/messages/forms/message-key.ts'
import { createLateMessages } from '../../i18n/late-messages.tsx'
import { useLocale } from '../../i18n/use-translate.tsx'

const { Provider, useWords } = createLateMessages<FormMessages>()

/** Each locale's words, once they are there: the same for all visitors. */
const held = new Map<LocaleCode, FormMessages>()

/** The words come along with a form's code (client/page/late-views.ts). */
export async function preloadFormWords(locale: LocaleCode): Promise<void> {
  if (!held.has(locale)) held.set(locale, await loadFormMessages(locale))
}

/** Stands around every form: inside it useFormWords speaks the page's language. */
export function FormWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const words = held.get(locale)
  if (!words) throw new Error('form words were used before they were preloaded (client/page/late-views.ts)')
  return (
    <Provider locale={locale} words={words}>
      {children}
    </Provider>
  )
}

/** `t('formRules.minLength', { ruleValue })`, `t('forms.submit')` */
export const useFormWords = useWords

export type FormTranslate = ReturnType<typeof useWords>
