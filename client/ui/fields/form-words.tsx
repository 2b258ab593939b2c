import { loadFormMessages } from '#shared/messages/forms/load-form-messages.ts'
import { createLazyMessages } from '../../i18n/lazy-messages.tsx'

const words = createLazyMessages(loadFormMessages)

export const preloadFormWords = words.preload
export const FormWords = words.Words

/** `t('formRules.minLength', { ruleValue })`, `t('forms.submit')` */
export const useFormWords = words.useWords

export type FormTranslate = ReturnType<typeof useFormWords>
