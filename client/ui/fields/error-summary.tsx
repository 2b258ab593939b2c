import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'

export interface SummaryError {
  /** of the control it leads to */
  id: string
  label: string
  /** the same message as at the field */
  error: string
}

interface SummaryProps {
  title: string
  errors: readonly SummaryError[]
}

interface ErrorSummaryProps extends SummaryProps {
  /** how often the visitor has tried to send: each time it appears and takes the focus */
  attempt: number
}

/**
 * The errors at the top of the form: focused, so that they are read out, and linked to the fields. Once all are mended it disappears until
 * the next try to send: an error that appears while the visitor fills in a field must not take the focus.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const [mended, setMended] = useState(0)
  if (errors.length === 0 && mended !== attempt) setMended(attempt)
  return errors.length > 0 && mended !== attempt && <SummaryBox key={attempt} title={title} errors={errors} />
}

function SummaryBox({ title, errors }: SummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    box.current?.focus()
  }, [])

  return (
    <section ref={box} className="field-summary" aria-labelledby={titleId} tabIndex={-1}>
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

/** Without a script the link itself leads there; with one no entry of the history is made of it. */
function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.closest('.field')?.scrollIntoView({ block: 'center' })
}
