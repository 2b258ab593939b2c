import { useMemo } from 'react'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { handlePageFailure } from './errors/handle-error.ts'
import { LocaleContext } from './i18n/use-translate.ts'
import { Overlays } from './layout/overlays.tsx'
import { SiteLayout, SkipLink } from './layout/site-layout.tsx'
import type { OpenedPage } from './navigation/open-page.ts'
import { SiteProvider } from './navigation/site-context.tsx'
import { useNavigation } from './navigation/use-navigation.ts'
import { preloadBlocks } from './page/lazy-blocks.ts'
import { PageView } from './page/page-view.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

export interface AppProps {
  initial: OpenedPage
  config: SiteConfig
}

/** The root component, the same on the server and in the browser. */
export function App({ initial, config }: AppProps) {
  const { presented, loading, visit } = useNavigation({
    initial,
    config,
    prepare: preloadBlocks,
    onFailure: handlePageFailure,
  })
  const { payload, path, failure } = presented
  const { addressing, result, switches } = payload
  const site = useMemo(() => {
    const localizedPagePaths = result.kind === 'page' ? result.page.localizedPagePaths : {}
    return { addressing, config, path, localizedPagePaths, switches: switches ?? {} }
  }, [addressing, config, path, result, switches])

  return (
    <LocaleContext value={addressing.locale}>
      <SiteProvider value={site}>
        <SkipLink />
        {/* before the page, so that the keyboard reaches a dialog or a notification first */}
        <ErrorBoundary renderFallback={() => null}>
          <Overlays loading={loading} />
        </ErrorBoundary>
        <SiteLayout
          layout={result.layout}
          page={result.kind === 'page' ? result.page.content : undefined}
        >
          <PageView result={result} failure={failure} visit={visit} />
        </SiteLayout>
      </SiteProvider>
    </LocaleContext>
  )
}
