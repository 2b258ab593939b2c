import { type ReactNode, useEffect, useRef } from 'react'
import { pageTitle } from '#shared/navigation/page-trail.ts'

interface ViewHeadingProps {
  className: string
  /** the document's title while the view is shown */
  title: string
  /** changes when the view does: the heading then takes the focus, so that a screen reader reads it out; 0 for the view the page came with */
  changes: number
  children: ReactNode
}

/** The heading of one of the views of a page that has several. */
export function ViewHeading({ className, title, changes, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // after the page's own title, which is written when all effects of the same page run
    queueMicrotask(() => {
      document.title = pageTitle(title)
    })
  }, [title])
  useEffect(() => {
    if (changes > 0) heading.current?.focus()
  }, [changes])
  return (
    <h2 className={className} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
