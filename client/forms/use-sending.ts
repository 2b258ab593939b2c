import { useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormErrors } from '#shared/forms/check-form.ts'
import { DEFAULT_ERROR_STATUS } from '#shared/errors/http-status.ts'
import { cleanValues, SENT_QUERY_NAME, TRAP_NAME } from '#shared/forms/form-values.ts'
import { trackEvent } from '../analytics/track-event.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { ownQuery, writeQuery } from '../navigation/own-query.ts'
import { useSite } from '../navigation/site-context.tsx'
import { loadNotifications } from '../notifications/load-notifications.ts'
import type { NotificationType } from '../notifications/notification-store.ts'
import { formDraft } from '../ui/draft.ts'
import { valuesOf } from './form-controls.ts'
import { submitForm } from './submit-form.ts'

interface Outcomes {
  onRefused: (errors: FormErrors) => void
  onSent: () => void
}

type SendingStage = 'ready' | 'sending' | 'failed' | 'offline'

/** Sends a form once at a time: while it is being sent, and once it is sent, another press does nothing. */
export function useSending({ id, fields }: FormDefinition, { onRefused, onSent }: Outcomes) {
  const t = useTranslate('forms')
  const locale = useLocale()
  const { path } = useSite()
  const isSending = useRef(false)
  const [stage, setStage] = useState<SendingStage>('ready')

  async function send(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setStage('sending')
    try {
      const errors = await submitForm({ formId: id, page: path, values: sentValues(form) }, fields, locale)
      if (!errors) return sent(form)
      setStage('ready')
      onRefused(errors)
    } catch (error) {
      // §8: a notification and an event; the error goes on to the window's error handler, a lost connection does not
      setStage(navigator.onLine ? 'failed' : 'offline')
      reportFailure(t('forms.submitFailed'))
      if (navigator.onLine) reportError(error)
    }
    isSending.current = false
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
    // the visitor has left the form's page
    if (!form.isConnected) return void showNotice(t('forms.submitted'), 'success')
    writeSentAddress(id)
    onSent()
  }

  return { stage, send }
}

/** The address a form without a script ends at (worker/routes/forms.ts): a reload shows that the form was sent, Back leads to no form to send again. */
function writeSentAddress(formId: string): void {
  // the page shows it already: nothing has to be loaded for this change
  const release = ownQuery(location.pathname, () => undefined)
  writeQuery(`?${new URLSearchParams({ [SENT_QUERY_NAME]: formId })}`, 'replace')
  release()
}

/** §8: a notification, and an event for the analytics. */
export function reportFailure(message: string): void {
  trackEvent('Error Message', { status: DEFAULT_ERROR_STATUS, code: 'error', type: 'exception' })
  void showNotice(message, 'error')
}

async function showNotice(message: string, type: NotificationType): Promise<void> {
  // without its code there is no notification: a failure is shown beside the button, too
  const store = await loadNotifications().catch(() => undefined)
  store?.notify(message, type)
}
