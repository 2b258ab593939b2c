import { useEffect, useRef, ViewTransition } from 'react'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { PageContent } from './page-content.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** The page of the moment, inside the transition named page (§1). */
export function PageView({ result, visit }: { result: Exclude<PageResult, { kind: 'redirect' }>; visit: number }) {
  const { path } = useSite()
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(result)
  useHydratedMark()

  useEffect(() => {
    // the first page is where the browser put the visitor; after a navigation focus goes to the new page, or to its hash
    if (visit === 0) return
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    const place = target ?? main.current
    place?.focus({ preventScroll: true })
  }, [visit])

  return (
    <ViewTransition name="page">
      <main id="content" className="page" tabIndex={-1} ref={main} key={visit}>
        {result.kind === 'page' ? (
          <PageContent page={result.page.content} />
        ) : (
          <ErrorPage status={result.status} path={path} layout={result.layout} elsewhere={result.elsewhere ?? []} />
        )}
      </main>
    </ViewTransition>
  )
}

/** Styles show what works only with scripts from here on. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
