import { Suspense, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react'
import { DEFAULT_ERROR_STATUS, statusMessageKey } from '#shared/errors/http-status.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { decodePath } from '#shared/navigation/page-path.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { pageTitle } from '#shared/navigation/page-trail.ts'
import { classNames } from '../content/class-names.ts'
import { screenOf } from '../content/page/screen-of.ts'
import { PageNotLoaded } from '../errors/page-not-loaded.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { followHashes, openHashTarget } from '../navigation/open-hash-target.ts'
import type { PageFailure } from '../navigation/page-failure.ts'
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
  const isStation =
    !failure && result.kind === 'page' && screenOf(result.page.content) === 'station'
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
    // the first page keeps the focus that the browser has set; after a navigation the target of the
    // hash or the page takes the focus
    if (visit === 0) return
    const target = location.hash
      ? document.getElementById(decodePath(location.hash.slice(1)))
      : null
    const focused = target ?? main.current
    focused?.focus({ preventScroll: true })
  }, [visit])

  return (
    // only a navigation is animated, because any other update would wait for a running transition
    <ViewTransition name="page" share="auto" default="none" key={visit}>
      <main
        id="content"
        className={classNames('page', isStation && 'station-page ui-page-width ui-stack')}
        tabIndex={-1}
        ref={main}
      >
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
  if (failure) return <FailedPage failure={failure} result={result} />
  if (result.kind === 'page') return <PageContent page={result.page.content} />
  return (
    <ErrorPage
      status={result.status}
      path={path}
      layout={result.layout}
      elsewhere={result.elsewhere ?? []}
    />
  )
}

/** A page that failed to load. Without a response of the site there is no status to show. */
function FailedPage({
  failure: { kind, status = DEFAULT_ERROR_STATUS },
  result,
}: {
  failure: PageFailure
  result: ShownResult
}) {
  if (kind === 'unreachable' || kind === 'code') return <PageNotLoaded kind={kind} />
  return <LateErrorPage status={status} result={result} />
}

/** A page that threw while rendering. The stack is for development. */
function BrokenPage({ error, result }: { error: unknown; result: ShownResult }) {
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined
  return <LateErrorPage status={DEFAULT_ERROR_STATUS} result={result} stack={stack} />
}

interface LateErrorPageProps {
  status: number
  result: ShownResult
  stack?: string | undefined
}

/** The error page (§2.5) for an error in the browser, which errors/handle-error.ts has reported. */
function LateErrorPage({ status, result, stack }: LateErrorPageProps) {
  const { path } = useSite()
  return (
    <OnDemand code={ErrorPage.code} renderFailed={() => <PageNotLoaded kind="code" />}>
      {(ErrorView) => (
        <ErrorView
          status={status}
          path={path}
          layout={result.layout}
          elsewhere={[]}
          isReported
          stack={stack}
        />
      )}
    </OnDemand>
  )
}

/** The server writes the first title and language; a navigation updates both. */
function useDocumentTitle(result: ShownResult, failure: PageFailure | undefined): void {
  const t = useTranslate()
  const { htmlLang } = LOCALES[useSite().addressing.locale]
  const hasNoStatus = failure?.kind === 'unreachable' || failure?.kind === 'code'
  const title =
    result.kind === 'page'
      ? result.page.content.title
      : t(hasNoStatus ? 'connection.pageNotLoaded' : statusMessageKey(result.status))
  useEffect(() => {
    document.title = pageTitle(title)
    // writing the same language again would restyle every element of the page
    if (document.documentElement.lang !== htmlLang) document.documentElement.lang = htmlLang
  }, [title, htmlLang])
}
