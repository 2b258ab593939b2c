import { useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/forms.ts'
import type { FormErrors } from '#shared/forms/check-form.ts'
import { cleanValues } from '#shared/forms/clean-values.ts'
import { TRAP_NAME } from '#shared/forms/reserved-names.ts'
import { useLocale } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { useFormWords } from '../ui/fields/form-words.tsx'
import { reportFailure } from './report-failure.ts'
import { submitForm } from './submit-form.ts'
import { valuesOf } from './use-form-errors.ts'

interface Outcomes {
  onRefused: (errors: FormErrors) => void
  onSent: () => void
}

/** Sends a form once at a time: while it is on its way another press does nothing. */
export function useSending({ id, fields }: FormDefinition, { onRefused, onSent }: Outcomes) {
  const t = useFormWords()
  const locale = useLocale()
  const { path } = useSite()
  const isOnItsWay = useRef(false)
  const [sending, setSending] = useState(false)

  /** Rejects when the form could not be sent: what it holds stays, and the error reaches the error handler (§8). */
  async function send(form: HTMLFormElement): Promise<void> {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setSending(true)
    try {
      const trap = new FormData(form).get(TRAP_NAME)
      const values = {
        ...cleanValues(fields, valuesOf(form, fields)),
        ...(typeof trap === 'string' && trap !== '' && { [TRAP_NAME]: trap }),
      }
      const refused = await submitForm({ formId: id, page: path, values }, fields, locale)
      if (refused) onRefused(refused)
      else onSent()
    } catch (error) {
      reportFailure(t('forms.submitFailed'))
      throw error
    } finally {
      isOnItsWay.current = false
      setSending(false)
    }
  }

  return { sending, send }
}
