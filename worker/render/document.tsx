import type { ReactNode } from 'react'
import { entryAssets, INLINE_STYLE, type PageStyle } from './client-assets.ts'

interface DocumentProps {
  htmlLang: string
  theme: string
  /** the style sheets that the page needs after the main one */
  styles: PageStyle[]
  /** addresses of style sheets that the first paint does not wait for */
  lateStyles: string[]
  /** scripts that the entry imports */
  modulePreloads: string[]
  /** the rendered app, for #root */
  app: string
  /** JSON that stateText has escaped, for #state */
  state: string
  /** the metadata */
  children: ReactNode
}

/** React's types do not have `disabled` for <link>. */
const DISABLED = { disabled: true }

/**
 * The app is a string, because useId counts from the hydration root. No inline script: the state is
 * JSON data.
 */
export function Document({
  children,
  htmlLang,
  theme,
  styles,
  lateStyles,
  modulePreloads,
  app,
  state,
}: DocumentProps) {
  const { script, earlyScript, fonts } = entryAssets()
  return (
    <html lang={htmlLang} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* no links of prices or dates, which look like phone numbers: hydration needs the HTML as it was sent */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <script type="module" async fetchPriority="high" src={earlyScript} />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {children}
        {INLINE_STYLE && (
          <>
            <style dangerouslySetInnerHTML={{ __html: INLINE_STYLE.text }} />
            {/* never fetched: tells Vite's loader that the main style sheet is loaded */}
            <link rel="stylesheet" href={INLINE_STYLE.href} {...DISABLED} />
          </>
        )}
        {styles.map(({ href, text }) =>
          text === undefined ? (
            <link key={href} rel="stylesheet" href={href} />
          ) : (
            // the address tells client/ui/load-styles.ts that the sheet is loaded
            <style key={href} data-href={href} dangerouslySetInnerHTML={{ __html: text }} />
          ),
        )}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
        {lateStyles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* after the content and with low priority, because scripts would delay the first picture */}
        {modulePreloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <script id="state" type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        <script type="module" src={script} fetchPriority="low" />
      </body>
    </html>
  )
}
