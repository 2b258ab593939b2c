import { useMemo } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { MessagesProvider } from './i18n/use-translate.tsx'
import { preloadContent } from './content/late-content.ts'
import { preloadFrame } from './layout/late-frame.ts'
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
  const { presented, loading, visit } = useNavigation(initial, config, preloadPage)
  const { payload, messages, path, search } = presented
  const { addressing, result } = payload
  const site = useMemo(() => {
    const localizedPagePaths = result.kind === 'page' ? result.page.localizedPagePaths : {}
    return { addressing, config, path, search, localizedPagePaths }
  }, [addressing, config, path, search, result])

  return (
    <MessagesProvider locale={addressing.locale} messages={messages}>
      <SiteProvider value={site}>
        {/* before the page: a dialog that asks, and a message, are the first things the keyboard gets to */}
        <Overlays loading={loading} />
        <SiteLayout layout={result.layout} page={result.kind === 'page' ? result.page.content : undefined}>
          <PageView result={result} visit={visit} />
        </SiteLayout>
      </SiteProvider>
    </MessagesProvider>
  )
}

/** All the code a page needs to be drawn. */
export async function preloadPage(result: PageResult, locale: LocaleCode): Promise<void> {
  await Promise.all([preloadViews(result, locale), preloadContent(locale), preloadFrame(locale)])
}
