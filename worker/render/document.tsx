import { reactRenderer } from '@hono/react-renderer'
import { LOCALES } from '#shared/locale/locales.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import { type ClientAssets, INLINE_STYLE } from './client-assets.ts'
import { Head, type HeadProps, stateText } from './head.tsx'

/** §9: the primary colour of each theme */
const THEME_COLORS = { yellow: '#ffca00', blue: '#2863bf' } as const

/** React's types do not know it */
const DISABLED = { disabled: true }

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

/** The whole HTML document. No inline script, ever: the state is data, the script a file; the policy knows the style's hash. */
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
        {INLINE_STYLE && (
          <>
            <style dangerouslySetInnerHTML={{ __html: INLINE_STYLE.text }} />
            {/* never fetched: it tells Vite's loader that the chunks' style sheet is there */}
            <link rel="stylesheet" href={INLINE_STYLE.href} {...DISABLED} />
          </>
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Head {...head} themeColor={THEME_COLORS[theme]} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: appHtml }} />
        <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: stateText(state) }} />
        {/* the page is read before it is alive */}
        {assets.modulePreloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script type="module" src={assets.script} fetchPriority="low" />
      </body>
    </html>
  )
}
