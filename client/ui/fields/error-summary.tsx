import { type MouseEvent, useId, useState } from 'react'
import { firstSentence, labelledText } from '#shared/forms/labelled-text.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../icon.tsx'
import type { LabelledField } from './field-frame.tsx'

interface ErrorSummaryProps {
  fields: readonly LabelledField[]
  /** number of attempts to send: after each attempt the summary takes the focus */
  attempt: number
}

/**
 * The errors at the top of the form, with links to the fields. It takes the focus, so that screen
 * readers read it. When all errors are fixed it disappears until the next attempt to send, because
 * a new error must not take the focus while the visitor fills in a field.
 */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps) {
  const t = useTranslate('forms')
  const titleId = useId()
  const [fixedAttempt, setFixedAttempt] = useState(0)
  const errors = fields.flatMap(({ id, field: { label }, error }) =>
    error ? [{ id, label, error }] : [],
  )
  if (errors.length === 0 && fixedAttempt !== attempt) setFixedAttempt(attempt)
  if (errors.length === 0 || fixedAttempt === attempt) return null
  return (
    <section
      key={attempt}
      ref={takeFocus}
      className="field-summary ui-notice"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p id={titleId} className="field-summary-title">
        <Icon name="error" />
        {t(pluralKey('forms.errorSummary', errors.length), { count: errors.length })}
      </p>
      <ul>
        {errors.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {labelledText(firstSentence(label), error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function takeFocus(box: HTMLElement | null): void {
  box?.focus()
}

/** Without a script the link works. With a script no history entry is added. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.closest('.field')?.scrollIntoView({ block: 'center' })
}
