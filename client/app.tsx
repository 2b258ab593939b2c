import type { SiteConfig } from '#shared/navigation/payload.ts'
import { MessagesProvider } from './i18n/use-translate.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import type { Presented } from './navigation/presented.ts'
import { SiteProvider } from './navigation/site-context.tsx'
import { useNavigation } from './navigation/use-navigation.ts'
import { Overlays } from './overlays.tsx'
import { preloadViews } from './page/late-views.ts'
import { PageView } from './page/page-view.tsx'

export interface AppProps {
  initial: Presented
  config: SiteConfig
}

/** The same tree at the edge and in the browser. */
export function App({ initial, config }: AppProps) {
  const { presented, loading, visit } = useNavigation(initial, config, preloadViews)
  const { payload, messages, path, search } = presented
  const { addressing, result } = payload
  const localizedPagePaths = result.kind === 'page' ? result.page.localizedPagePaths : {}

  return (
    <MessagesProvider locale={addressing.locale} messages={messages}>
      <SiteProvider value={{ addressing, config, path, search, localizedPagePaths }}>
        <SiteLayout layout={result.layout} page={result.kind === 'page' ? result.page.content : undefined}>
          <PageView result={result} visit={visit} />
        </SiteLayout>
        <Overlays loading={loading} />
      </SiteProvider>
    </MessagesProvider>
  )
}
