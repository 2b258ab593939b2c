import { useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormErrors } from '#shared/forms/check-form.ts'
import { cleanValues, TRAP_NAME } from '#shared/forms/form-values.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { formDraft } from '../ui/draft.ts'
import { writeSentAddress } from './sent-address.ts'
import { submitForm } from './submit-form.ts'
import { reportFailure, reportSent } from './tell-visitor.ts'
import { valuesOf } from './use-form-errors.ts'

interface Outcomes {
  onRefused: (errors: FormErrors) => void
  onSent: () => void
}

export type SendingStage = 'ready' | 'sending' | 'failed' | 'offline'

/** Sends a form once at a time: while it is on its way, and once it is sent, another press does nothing. */
export function useSending({ id, fields }: FormDefinition, { onRefused, onSent }: Outcomes) {
  const t = useTranslate('forms')
  const locale = useLocale()
  const { path } = useSite()
  const isOnItsWay = useRef(false)
  const [stage, setStage] = useState<SendingStage>('ready')

  async function send(form: HTMLFormElement): Promise<void> {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setStage('sending')
    try {
      const refused = await submitForm({ formId: id, page: path, values: sentValues(form) }, fields, locale)
      if (!refused) return sent(form)
      setStage('ready')
      onRefused(refused)
    } catch (error) {
      fail(error)
    }
    isOnItsWay.current = false
  }

  function sentValues(form: HTMLFormElement) {
    const trap = new FormData(form).get(TRAP_NAME)
    return {
      ...cleanValues(fields, valuesOf(form, fields)),
      ...(typeof trap === 'string' && trap !== '' && { [TRAP_NAME]: trap }),
    }
  }

  /** The address first: whatever reloads the page from here on shows that the form was sent. */
  function sent(form: HTMLFormElement): void {
    formDraft(id).remove()
    if (!form.isConnected) return reportSent(t('forms.submitted'))
    writeSentAddress(id)
    onSent()
  }

  /** §8: a toast and an event; the error goes on to the window's error handler. A lost connection is told to the visitor alone. */
  function fail(error: unknown): void {
    setStage(navigator.onLine ? 'failed' : 'offline')
    reportFailure(t('forms.submitFailed'))
    if (navigator.onLine) reportError(error)
  }

  return { stage, send }
}
