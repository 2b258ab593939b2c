import { useEffect, useRef, ViewTransition } from 'react'
import { decodePath } from '#shared/navigation/decode-path.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import { PageNotLoaded } from '../errors/page-not-loaded.tsx'
import { UNREACHABLE } from '../navigation/open-page.ts'
import { NAVIGATION } from '../navigation/use-navigation.ts'
import { useSite } from '../navigation/site-context.tsx'
import { ErrorPage } from './late-views.ts'
import { PageContent } from './page-content.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** Other transitions, and what a Suspense boundary reveals, leave the page as it stands. */
const ANIMATED = { [NAVIGATION]: 'auto', default: 'none' }

/** The page of the moment, inside the transition named page (§1). */
export function PageView({ result, visit }: { result: ShownResult; visit: number }) {
  const { path } = useSite()
  const main = useRef<HTMLElement>(null)
  useDocumentTitle(result)
  useHydratedMark()

  useEffect(() => {
    // the first page is where the browser put the visitor; after a navigation focus goes to the new page, or to its hash
    if (visit === 0) return
    const target = location.hash ? document.getElementById(decodePath(location.hash.slice(1))) : null
    const place = target ?? main.current
    place?.focus({ preventScroll: true })
  }, [visit])

  return (
    <ViewTransition name="page" default={ANIMATED}>
      <main id="content" className="page" tabIndex={-1} ref={main} key={visit}>
        <PageOrError result={result} path={path} />
      </main>
    </ViewTransition>
  )
}

function PageOrError({ result, path }: { result: ShownResult; path: string }) {
  if (result.kind === 'page') return <PageContent page={result.page.content} />
  if (result.status === UNREACHABLE) return <PageNotLoaded />
  return <ErrorPage status={result.status} path={path} layout={result.layout} elsewhere={result.elsewhere ?? []} />
}

/** Styles show what works only with scripts from here on. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
}
