import type { Context } from 'hono'
import { html } from 'hono/html'
import type { DeskEnv } from './desk-env.ts'

const ENTRY = 'redirects/desk/page/entry.tsx'

/** Vite's manifest of the desk's build. Missing under `vite dev`, which serves the sources. */
const [manifest] = Object.values(
  import.meta.glob<Record<string, { file: string; css?: string[] }>>('/dist/client/.vite/desk.json', { eager: true, import: 'default' }),
)

/** The same document for every view: the client renders the view or the login, and sets the language. */
export function page(c: Context<DeskEnv>) {
  const { script, styles } = pageFiles()
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>Redirect desk</title>
          <link rel="icon" href="data:," />
          ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
          <script type="module" src="${script}"></script>
        </head>
        <body>
          <div id="root"></div>
        </body>
      </html>`,
  )
}

function pageFiles(): { script: string; styles: string[] } {
  if (import.meta.env.MODE === 'development') return { script: `/${ENTRY}`, styles: [] }
  const chunk = manifest?.[ENTRY]
  if (!chunk) throw new Error(`the desk's manifest has no ${ENTRY}: run npm run build`)
  return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) }
}
