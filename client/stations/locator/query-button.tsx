import type { ReactNode } from 'react'
import { type QueryChange, useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-fields.tsx'

interface QueryButtonProps {
  change: QueryChange
  /** a toggle's state; absent: no toggle */
  pressed?: boolean
  className: string
  label?: string
  children: ReactNode
}

/** A button that changes the query: a form of its own, so that it works before and without a script. */
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
      <QueryFields change={change} />
      <button type="submit" className={className} aria-pressed={pressed} aria-label={label}>
        {children}
      </button>
    </form>
  )
}
