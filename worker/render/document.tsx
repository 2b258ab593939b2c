import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { joinBytes } from '../join-bytes.ts'
import { entryAssets, INLINE } from './client-assets.ts'

/** React's types do not know it */
const DISABLED = { disabled: true }

interface EmptyDocumentProps {
  htmlLang: string
  theme: string
}

/** What a page puts into the document, as HTML. */
export interface DocumentParts {
  head: string
  /** links of the style sheets that it needs after the one of every page */
  styles: string
  /** in #root */
  app: string
  /** in #state: JSON */
  state: string
}

declare module '@hono/react-renderer' {
  interface Props extends EmptyDocumentProps {}
}

/** c.render(<></>, …) responds with the empty document. */
export const documentRenderer = reactRenderer(EmptyDocument)

/** Whatever is the same on every page. No inline script: the state and the import map are data; the policy knows the hashes of map and style. */
function EmptyDocument({ htmlLang, theme }: EmptyDocumentProps) {
  const { script, earlyScript, fonts } = entryAssets()
  return (
    <html lang={htmlLang} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script type="module" async fetchPriority="high" src={earlyScript} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <title />
        {INLINE && (
          <>
            <style dangerouslySetInnerHTML={{ __html: INLINE.style.text }} />
            {/* never fetched: it tells Vite's loader that the chunks' style sheet is there */}
            <link rel="stylesheet" href={INLINE.style.href} {...DISABLED} />
          </>
        )}
      </head>
      <body>
        <div id="root" />
        <script id="state" type="application/json" />
        <script type="module" src={script} fetchPriority="low" />
      </body>
    </html>
  )
}

const importMap = INLINE ? `<script type="importmap">${INLINE.importMap.text}</script>` : ''

/** Where a page's parts stand: in place of the empty title and of the head's end, in the empty #root and in the empty #state. */
const PLACES = /<title><\/title>|<\/head>|(?<=<div id="root">)(?=<\/div>)|(?<=<script id="state" type="application\/json">)(?=<\/script>)/
/** Module state: the empty documents, by language and theme, cut where the parts stand. */
const emptyDocuments = new Map<string, Uint8Array[]>()

/** The whole document, in UTF-8. */
export async function documentOf(
  c: Context<AppEnv>,
  empty: EmptyDocumentProps,
  { head, styles, app, state }: DocumentParts,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${empty.htmlLang} ${empty.theme}`
  const pieces = emptyDocuments.get(key) ?? (await cutDocument(c, empty))
  emptyDocuments.set(key, pieces)
  const parts = [head, `${styles}</head>`, app, state].map(encode)
  return joinBytes(pieces.flatMap((piece, index) => [piece, ...parts.slice(index, index + 1)]))
}

async function cutDocument(c: Context<AppEnv>, empty: EmptyDocumentProps): Promise<Uint8Array[]> {
  const response = await c.render(<></>, empty)
  // before the first script: React moves module scripts up, and to older browsers a map that comes after one is an error
  const text = (await response.text()).replace('<script', () => `${importMap}<script`)
  return text.split(PLACES).map(encode)
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
