import { useEffect } from 'react'
import { pageTitle } from '#shared/navigation/page-trail.ts'

/** The title of one of the views of a page that has several. */
export function useViewTitle(title: string): void {
  useEffect(() => {
    // after the page's own title, which is written when all effects of the same page run
    queueMicrotask(() => {
      document.title = pageTitle(title)
    })
  }, [title])
}
