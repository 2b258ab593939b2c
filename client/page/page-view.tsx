import { Suspense, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react'
import { DEFAULT_ERROR_STATUS, statusMessageKey } from '#shared/errors/http-status.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { decodePath } from '#shared/navigation/page-path.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { pageTitle } from '#shared/navigation/page-trail.ts'
import { PageNotLoaded } from '../errors/page-not-loaded.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
import { followHashes, openHashTarget } from '../navigation/open-hash-target.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { ErrorPage } from './lazy-blocks.ts'
import { PageContent } from './page-content.tsx'

interface PageViewProps {
  result: ShownResult
  failure: PageFailure | undefined
  visit: number
}

/** The current page, inside the transition named page (§1). */
export function PageView({ result, failure, visit }: PageViewProps) {
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(result, failure)

  useEffect(() => {
    // style sheets hide elements that need scripts until this attribute is set
    document.documentElement.dataset['hydrated'] = ''
  }, [])

  useEffect(followHashes, [])
  // before the navigation scrolls to the target (navigation/use-navigation.ts)
  useLayoutEffect(() => {
    if (visit >= 0) openHashTarget()
  }, [visit])

  useEffect(() => {
    // the first page keeps the focus that the browser has set; after a navigation the target of the hash or the page takes the focus
    if (visit === 0) return
    const target = location.hash ? document.getElementById(decodePath(location.hash.slice(1))) : null
    const focused = target ?? main.current
    focused?.focus({ preventScroll: true })
  }, [visit])

  return (
    // only a navigation is animated, because any other update would wait for a running transition
    <ViewTransition name="page" share="auto" default="none" key={visit}>
      <main id="content" className="page" tabIndex={-1} ref={main}>
        <ErrorBoundary renderFallback={(error) => <BrokenPage error={error} result={result} />}>
          <Suspense>
            <PageOrError result={result} failure={failure} />
          </Suspense>
        </ErrorBoundary>
      </main>
    </ViewTransition>
  )
}

function PageOrError({ result, failure }: Omit<PageViewProps, 'visit'>) {
  const { path } = useSite()
  if (failure) return <PageNotLoaded failure={failure} />
  if (result.kind === 'page') return <PageContent page={result.page.content} />
  return <ErrorPage status={result.status} path={path} layout={result.layout} elsewhere={result.elsewhere ?? []} />
}

/** The error page (§2.5) for a page that threw while rendering. errors/handle-error.ts has reported the error. The stack is for development. */
function BrokenPage({ error, result }: { error: unknown; result: ShownResult }) {
  const { path } = useSite()
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return (
    <OnDemand code={ErrorPage.code} renderFailed={() => <PageNotLoaded failure={{ kind: 'code' }} />}>
      {(ErrorView) => (
        <ErrorView status={DEFAULT_ERROR_STATUS} path={path} layout={result.layout} elsewhere={[]} isReported stack={stack} />
      )}
    </OnDemand>
  )
}

/** The server writes the first title and language; a navigation updates both. */
function useDocumentTitle(result: ShownResult, failure: PageFailure | undefined): void {
  const t = useTranslate()
  const { htmlLang } = LOCALES[useSite().addressing.locale]
  const title =
    result.kind === 'page' ? result.page.content.title : t(failure ? 'connection.pageNotLoaded' : statusMessageKey(result.status))
  useEffect(() => {
    document.title = pageTitle(title)
    // writing the same language again would restyle every element of the page
    if (document.documentElement.lang !== htmlLang) document.documentElement.lang = htmlLang
  }, [title, htmlLang])
}
