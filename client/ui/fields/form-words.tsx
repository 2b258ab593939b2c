import { createLazyMessages } from '../../i18n/lazy-messages.tsx'

const words = createLazyMessages('forms')

export const FormWords = words.Words

/** `t('formRules.minLength', { ruleValue })`, `t('forms.submit')` */
export const useFormWords = words.useWords

export type FormTranslate = ReturnType<typeof useFormWords>
