import { type MouseEvent, useId, useState } from 'react'
import { Icon } from '../icon.tsx'

interface ErrorSummaryProps {
  title: string
  /** each with the id of the control it leads to, and the same message as at the field */
  errors: readonly { id: string; label: string; error: string }[]
  /** how often the visitor has tried to send: each time it appears and takes the focus */
  attempt: number
}

/**
 * The errors at the top of the form: focused, so that they are read out, and linked to the fields. Once all are mended it disappears until
 * the next try to send: an error that appears while the visitor fills in a field must not take the focus.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const titleId = useId()
  const [mended, setMended] = useState(0)
  if (errors.length === 0 && mended !== attempt) setMended(attempt)
  if (errors.length === 0 || mended === attempt) return null
  return (
    <section key={attempt} ref={takeFocus} className="field-summary" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className="field-summary-title">
        <Icon name="error" />
        {title}
      </p>
      <ul>
        {errors.map(({ id, label, error }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {`${label}: ${error}`}
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

/** Without a script the link itself leads there; with one no entry of the history is made of it. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.closest('.field')?.scrollIntoView({ block: 'center' })
}
