import { type FocusEvent, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import { checkForm, errorOf, type FormAnswer } from '#shared/forms/check-form.ts'
import { FORM_ID_NAME, TRAP_NAME } from '#shared/forms/form-values.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { usePageHref } from '../navigation/site-context.tsx'
import { loadNotifications } from '../notifications/load-notifications.ts'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { ruleExample, ruleMessage } from '../ui/fields/rule-message.ts'
import { formDraft } from '../ui/draft.ts'
import { FieldView } from './field-view.tsx'
import { fillIn, tidyField, valuesOf } from './form-controls.ts'
import { useFormErrors } from './use-form-errors.ts'
import { useSending } from './use-sending.ts'
import { useTranslate } from '../i18n/use-translate.ts'

interface ContentFormProps {
  id: string
  form: FormDefinition
  /** of an earlier try without a script */
  answer: Exclude<FormAnswer, { kind: 'sent' }> | undefined
  onSent: () => void
}

/** The form itself. It is a real one: without a script it is sent to its page's own address (worker/routes/forms.ts). */
export function ContentForm({ id, form, answer, onSent }: ContentFormProps) {
  const { fields } = form
  const t = useTranslate('forms')
  const pageHref = usePageHref()
  const element = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(answer?.kind === 'refused' ? 1 : 0)
  const { errors, show, onInput, onBlur } = useFormErrors(fields, answer?.kind === 'refused' ? answer.errors : {})
  const { stage, send } = useSending(form, { onRefused: refuse, onSent })

  const isSending = stage === 'sending'

  useEffect(() => {
    const draft = answer ? answer.values : formDraft(form.id).read()
    if (draft && element.current) fillIn(element.current, fields, draft)
  }, [form.id, fields, answer])

  function refuse(found: typeof errors): void {
    show(found)
    setAttempt((before) => before + 1)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // it was sent before hydration, and its page is on its way (entry-early.ts)
    if ('posted' in event.currentTarget.dataset) return
    const found = checkForm(fields, valuesOf(event.currentTarget, fields))
    if (found) refuse(found)
    else void send(event.currentTarget)
  }

  function typed(event: SyntheticEvent<HTMLFormElement>): void {
    // when sending fails, the connection may be gone; a failure here is no matter: it is loaded again then
    void loadNotifications().catch(() => undefined)
    formDraft(form.id).write(valuesOf(event.currentTarget, fields))
    onInput(event)
  }

  function left(event: FocusEvent<HTMLFormElement>): void {
    tidyField(event.target, fields)
    onBlur(event)
  }

  const shown = fields.map((field, index) => {
    const error = errorOf(errors, field.name)
    return { field, id: `${id}-${index}`, error: error && ruleMessage(t, error, field), example: error && ruleExample(t, error.rule) }
  })
  const listed = shown.flatMap(({ field, id, error }) => (error === undefined ? [] : [{ id, label: field.label, error }]))

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events of all its fields
    <form
      ref={element}
      id={id}
      className="forms-form"
      method="post"
      // the page that answers shows the form, not its own top
      action={`${pageHref}#${id}`}
      noValidate
      onSubmit={submit}
      onInput={typed}
      onBlur={left}
    >
      <ErrorSummary title={t(pluralKey('forms.errorSummary', listed.length), { count: listed.length })} errors={listed} attempt={attempt} />
      {answer?.kind === 'failed' && (
        <p className="forms-failed" role="alert">
          {t('forms.submitFailed')}
        </p>
      )}
      <input type="hidden" name={FORM_ID_NAME} value={form.id} />
      <div className="forms-fields">
        {shown.map((view) => (
          <FieldView key={view.field.name} {...view} values={answer?.values ?? {}} />
        ))}
      </div>
      {/* people neither see nor reach nor hear it: what is in it, a program wrote (worker/routes/forms.ts) */}
      <div className="forms-trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{t('forms.trap')}</label>
        <input id={`${id}-trap`} type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </div>
      {(stage === 'failed' || stage === 'offline') && (
        <p className="forms-failed" role="alert">
          {t(stage === 'offline' ? 'forms.offline' : 'forms.notSent')}
        </p>
      )}
      <button type="submit" className="ui-button ui-button-primary forms-submit" aria-busy={isSending} aria-disabled={isSending}>
        {isSending ? t('forms.submitting') : (form.submitText ?? t('forms.submit'))}
      </button>
    </form>
  )
}
