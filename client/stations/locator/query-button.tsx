import type { ReactNode } from 'react'
import { writeLocatorQuery } from '#shared/stations/locator-query.ts'
import type { QueryChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'

interface QueryButtonProps {
  change: QueryChange
  /** state of a toggle; absent for other buttons */
  pressed?: boolean
  className: string
  label?: string
  children: ReactNode
}

/** A button that changes the query. It is a form, so that it works without a script. */
export function QueryButton({ change, pressed, className, label, children }: QueryButtonProps) {
  const { action, ready, goTo } = useLocatorContext()
  return (
    <form
      className="locator-button-form"
      action={action}
      method="get"
      onSubmit={(event) => {
        if (!ready) return
        event.preventDefault()
        goTo(change, 'push')
      }}
    >
      {!ready && <QueryFields change={change} />}
      <button type="submit" className={className} aria-pressed={pressed} aria-label={label}>
        {children}
      </button>
    </form>
  )
}

/** The query that a form opens, as hidden fields for the edge. */
export function QueryFields({ change }: { change: QueryChange }) {
  const { query } = useLocatorContext()
  return Array.from(new URLSearchParams(writeLocatorQuery(change(query))), ([name, value], index) => (
    <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
  ))
}
