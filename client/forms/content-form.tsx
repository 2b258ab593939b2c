import {
  type FocusEvent,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { FormDefinition } from '#shared/contract/form.ts'
import { checkForm, errorOf, type FormAnswer, type FormReceipt } from '#shared/forms/check-form.ts'
import { FORM_ID_NAME, FORM_STEPS, TRAP_NAME } from '#shared/forms/form-values.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { usePageHref, useSite } from '../navigation/site-context.tsx'
import { formDraft } from '../ui/draft.ts'
import { ErrorSummary } from '../ui/fields/error-summary.tsx'
import { ruleProblem } from '../ui/fields/rule-message.ts'
import { EstimateView } from './estimate-view.tsx'
import { FieldView } from './field-view.tsx'
import { fillIn, tidyField, valuesOf } from './form-controls.ts'
import { FormReview, type Review } from './form-review.tsx'
import { useFormErrors } from './use-form-errors.ts'
import { useSending } from './use-sending.ts'

interface ContentFormProps {
  id: string
  form: FormDefinition
  /** the server's answer to a submission without JavaScript, or to a link that fills in fields */
  answer: Exclude<FormAnswer, { kind: 'sent' }> | undefined
  onSent: (receipt: FormReceipt, reference: string | undefined) => void
}

/**
 * A form element that works without JavaScript: the browser then posts it to the page's address
 * (worker/routes/forms.ts).
 */
export function ContentForm({ id, form, answer, onSent }: ContentFormProps) {
  const { fields } = form
  const t = useTranslate('forms')
  const pageHref = usePageHref()
  const { switches } = useSite()
  const element = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(answer?.kind === 'refused' ? 1 : 0)
  const { errors, show, onInput, onBlur } = useFormErrors(
    fields,
    answer?.kind === 'refused' ? answer.errors : {},
  )
  const { stage, send } = useSending(form, { onRefused: refuse, onSent })
  const [review, setReview] = useState(reviewOf(answer))
  // only for the estimate, because the fields are uncontrolled
  const [typedValues, setTypedValues] = useState(answer?.values ?? {})

  const isSending = stage === 'sending'

  useEffect(() => {
    const isSent = answer !== undefined && answer.kind !== 'linked'
    for (const values of [answer?.values, isSent ? undefined : formDraft(form.id).read()])
      if (values && element.current) fillIn(element.current, fields, values)
    if (element.current) setTypedValues(valuesOf(element.current, fields))
  }, [form.id, fields, answer])

  function refuse(found: typeof errors): void {
    setReview(undefined)
    show(found)
    setAttempt((before) => before + 1)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // the browser has already sent the form before hydration, and is loading the response
    // (entry-early.ts)
    if ('posted' in event.currentTarget.dataset) return
    const { currentTarget, nativeEvent } = event
    if (nativeEvent.submitter?.getAttribute('value') === FORM_STEPS.change)
      return void (stage === 'sending' || change(currentTarget))
    const values = valuesOf(currentTarget, fields)
    const found = checkForm(fields, values)
    if (found) refuse(found)
    else if (form.confirm && !review) setReview({ values, key: crypto.randomUUID() })
    else void send(currentTarget, review?.key)
  }

  function change(form: HTMLFormElement): void {
    flushSync(() => setReview(undefined))
    form.querySelector<HTMLElement>('.field :is(input, select, textarea)')?.focus()
  }

  function typed(event: SyntheticEvent<HTMLFormElement>): void {
    const values = valuesOf(event.currentTarget, fields)
    formDraft(form.id).write(values)
    if (form.estimate) setTypedValues(values)
    onInput(event)
  }

  function left(event: FocusEvent<HTMLFormElement>): void {
    tidyField(event.target, fields)
    onBlur(event)
  }

  const shown = fields.map((field, index) => {
    const error = errorOf(errors, field.name)
    return { field, id: `${id}-${index}`, ...(error && ruleProblem(t, error)) }
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the events of all its fields
    <form
      ref={element}
      id={id}
      className="forms-form ui-stack ui-gap-5"
      method="post"
      // without JavaScript the browser scrolls to the form again
      action={`${pageHref}#${id}`}
      noValidate
      onSubmit={submit}
      onInput={typed}
      onBlur={left}
    >
      <ErrorSummary fields={shown} attempt={attempt} />
      {(answer?.kind === 'failed' || answer?.kind === 'limited') && (
        <p className="ui-notice ui-strong" role="alert">
          {t('forms.submitFailed')}
        </p>
      )}
      <input type="hidden" name={FORM_ID_NAME} value={form.id} />
      {form.estimate && !review && (
        <EstimateView form={form} estimate={form.estimate} values={typedValues} />
      )}
      <div className="forms-fields" hidden={review !== undefined}>
        {shown.map((view) => (
          <FieldView key={view.field.name} {...view} values={answer?.values ?? {}} />
        ))}
      </div>
      {/* a honeypot: a form that fills it in is marked (worker/routes/submit-form.ts); with display: none programs would skip it */}
      {!form.confirm && (
        <div className="ui-visually-hidden" aria-hidden="true">
          <label htmlFor={`${id}-trap`}>{t('forms.trap')}</label>
          <input id={`${id}-trap`} type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      {(stage === 'failed' || stage === 'offline') && (
        <p className="ui-notice ui-strong" role="alert">
          {t(stage === 'offline' ? 'forms.offline' : 'forms.notSent')}
        </p>
      )}
      {(stage === 'switchedOff' || switches.writes === 'off') && (
        <p className="ui-notice ui-strong" {...(stage === 'switchedOff' && { role: 'alert' })}>
          {t('forms.switchedOff')}
        </p>
      )}
      {form.confirm && review ? (
        <FormReview form={form} confirm={form.confirm} review={review} isSending={isSending} />
      ) : (
        <button
          type="submit"
          className="ui-button ui-button-primary forms-submit"
          aria-busy={isSending}
          aria-disabled={isSending}
        >
          {isSending ? t('forms.submitting') : (form.submitText ?? t('forms.submit'))}
        </button>
      )}
    </form>
  )
}

/** The values to confirm after a submission without JavaScript. A failed submission keeps its key. */
function reviewOf(answer: ContentFormProps['answer']): Review | undefined {
  return answer && 'key' in answer && answer.key !== undefined
    ? { values: answer.values, key: answer.key }
    : undefined
}
