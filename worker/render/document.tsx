import { reactRenderer } from '@hono/react-renderer'
import { LOCALES } from '#shared/locale/locales.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import type { ClientAssets } from './client-assets.ts'
import { Head, type HeadProps, stateText } from './head.tsx'

/** §9: the primary colour of each theme */
const THEME_COLORS = { yellow: '#ffca00', blue: '#2863bf' } as const

interface DocumentProps {
  assets: ClientAssets
  state: PageState
  head: HeadProps
  theme: keyof typeof THEME_COLORS
  /** what stands in #root */
  appHtml: string
}

declare module '@hono/react-renderer' {
  interface Props extends DocumentProps {}
}

/** c.render(<></>, …) responds with the whole document. */
export const documentRenderer = reactRenderer(Document)

/** The whole HTML document. No inline script, ever: the state is data, the script a file (CSP without 'unsafe-inline'). */
function Document({ assets, state, head, theme, appHtml }: DocumentProps) {
  return (
    <html lang={LOCALES[state.addressing.locale].htmlLang} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script type="module" async fetchPriority="high" src={assets.earlyScript} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.modulePreloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {/* the page is read before it is alive */}
        <script type="module" src={assets.script} fetchPriority="low" />
        <Head {...head} themeColor={THEME_COLORS[theme]} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: appHtml }} />
        <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: stateText(state) }} />
      </body>
    </html>
  )
}
