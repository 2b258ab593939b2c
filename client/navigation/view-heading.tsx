import { type ReactNode, useEffect, useRef } from 'react'
import { pageTitle } from '#shared/navigation/page-trail.ts'

interface ViewHeadingProps {
  className?: string
  /** the document's title while the view is shown */
  title: string
  /**
   * number of changes of the view: 0 for the first view; after each change the heading takes the
   * focus, so that a screen reader reads it
   */
  changes: number
  children: ReactNode
}

/** The heading of a view, on a page with several views. */
export function ViewHeading({ className, title, changes, children }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // in a microtask, because the page writes its own title in an effect of the same render
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
