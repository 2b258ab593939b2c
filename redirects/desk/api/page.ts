import type { Context } from 'hono'
import { html } from 'hono/html'
import { pageFiles } from '../page-files.ts'
import type { DeskEnv } from './desk-env.ts'

/** The document of every view: the page draws itself, asks for a login where there is none, and sets the language. */
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
