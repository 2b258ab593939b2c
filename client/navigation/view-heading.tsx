import { type ReactNode, useEffect, useRef } from 'react'
import { pageTitle } from '#shared/navigation/page-trail.ts'

interface ViewHeadingProps {
  className: string
  /** the document's title while the view is shown */
  title: string
  /**
   * changes with the view: the heading then takes the focus, so that a screen reader reads it out; 0 for the view that the page was opened
   * with
   */
  changes: number
  children: ReactNode
}

/** The heading of a view, on a page with several views. */
export function ViewHeading({ className, title, changes, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // after the page has written its own title: effects of the same page run first
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
