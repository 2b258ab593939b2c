import { useEffect, useRef, ViewTransition } from 'react'
import { decodePath } from '#shared/navigation/page-path.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { BrokenPage } from '../errors/broken-page.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { PageNotLoaded } from '../errors/page-not-loaded.tsx'
import type { PageFailure } from '../navigation/page-failure.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { PageContent } from './page-content.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface PageViewProps {
  result: ShownResult
  failure: PageFailure | undefined
  visit: number
}

/** The page of the moment, inside the transition named page (§1). */
export function PageView({ result, failure, visit }: PageViewProps) {
  const { path } = useSite()
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(result, failure)
  useHydratedMark()

  useEffect(() => {
    // the first page is where the browser put the visitor; after a navigation focus goes to the new page, or to its hash
    if (visit === 0) return
    const target = location.hash ? document.getElementById(decodePath(location.hash.slice(1))) : null
    const place = target ?? main.current
    place?.focus({ preventScroll: true })
  }, [visit])

  return (
    // one page takes the place of another; whatever changes on a page is no transition, which would wait for a navigation under way
    <ViewTransition name="page" share="auto" default="none" key={visit}>
      <main id="content" className="page" tabIndex={-1} ref={main}>
        <ErrorBoundary renderFallback={(error) => <BrokenPage error={error} path={path} layout={result.layout} />}>
          <PageOrError result={result} failure={failure} path={path} />
        </ErrorBoundary>
      </main>
    </ViewTransition>
  )
}

function PageOrError({ result, failure, path }: Omit<PageViewProps, 'visit'> & { path: string }) {
  if (failure) return <PageNotLoaded failure={failure} />
  if (result.kind === 'page') return <PageContent page={result.page.content} />
  return <ErrorPage status={result.status} path={path} layout={result.layout} elsewhere={result.elsewhere ?? []} />
}

/** Styles show what works only with scripts from here on. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
