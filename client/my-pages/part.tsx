import type { ReactNode } from 'react'
import { QueryLink } from '../navigation/site-link.tsx'
import type { CustomerView } from './views.tsx'

interface PartProps {
  name: 'codes' | 'orders' | 'cards' | 'details'
  title: string
  /** with its view, where the part is complete */
  view?: CustomerView
  text?: string
  /** in place of the link to the view */
  more?: ReactNode
  children: ReactNode
}

/** A part of the overview. */
export function Part({ name, title, view, text, more, children }: PartProps) {
  return (
    <section className={`customer-part customer-part-${name}`}>
      <header className="customer-part-head ui-row">
        <h3>{title}</h3>
        {view ? (
          <QueryLink search={`?view=${view}`} className="customer-part-more">
            {text}
          </QueryLink>
        ) : (
          more
        )}
      </header>
      {children}
    </section>
  )
}
