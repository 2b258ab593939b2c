import type { FormDefinition } from '#shared/contract/form.ts'
import { type FormValues, KEY_NAME, STEP_NAME, FORM_STEPS } from '#shared/forms/form-values.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { EnteredValues } from './entered-values.tsx'
import { EstimateView } from './estimate-view.tsx'

/**
 * Values to confirm, and their idempotency key: a second request with the same key is the same
 * submission.
 */
export interface Review {
  values: FormValues
  key: string
}

interface FormReviewProps {
  form: FormDefinition
  confirm: NonNullable<FormDefinition['confirm']>
  review: Review
  isSending: boolean
}

/**
 * Shows the entered values before they are sent. Its buttons send the form, also without
 * JavaScript.
 */
export function FormReview({ form, confirm, review, isSending }: FormReviewProps) {
  const t = useTranslate('forms')
  const Heading = form.title ? 'h3' : 'h2'
  return (
    <div ref={focusBox} className="forms-review ui-notice" tabIndex={-1}>
      <Heading className="forms-review-title">{confirm.title ?? t('forms.review')}</Heading>
      {confirm.text && <RichText document={confirm.text} top={form.title ? 4 : 3} />}
      <EnteredValues fields={form.fields} values={review.values} />
      {form.estimate && (
        <EstimateView form={form} estimate={form.estimate} values={review.values} />
      )}
      <input type="hidden" name={KEY_NAME} value={review.key} />
      <p className="ui-row">
        <button
          name={STEP_NAME}
          value={FORM_STEPS.confirm}
          className="ui-button ui-button-primary"
          aria-busy={isSending}
          aria-disabled={isSending}
        >
          {isSending ? t('forms.submitting') : confirm.submitText}
        </button>
        <button
          name={STEP_NAME}
          value={FORM_STEPS.change}
          className="ui-button"
          aria-disabled={isSending}
        >
          {t('forms.change')}
        </button>
      </p>
    </div>
  )
}

/** The browser scrolls to the focused element, and screen readers read it. */
function focusBox(box: HTMLElement | null): void {
  box?.focus()
}
