import type { Context } from 'hono'
import { html } from 'hono/html'
import { endpointKeys } from '#shared/contract/find-endpoint.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { BackendEnv } from '../env.ts'

/** What a developer who opens the backend's address wants to know. */
export async function showAbout(c: Context<BackendEnv>): Promise<Response> {
  const calls = endpointKeys().map(
    (key) =>
      html`<tr>
        <td>${ENDPOINTS[key].method}</td>
        <td><code>${ENDPOINTS[key].path}</code></td>
      </tr>`,
  )
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Embedded backend</title>
        </head>
        <body>
          <h1>Embedded backend</h1>
          <p>
            This is the default of every service the site calls: content, pictures, stations, products, customers and forms. It is no site
            to look at; the site itself runs on another port and asks here.
          </p>
          <p><a href="/mailbox">Mailbox</a>: the mails that visitors would have got.</p>
          <table>
            <caption>
              Endpoints
            </caption>
            <thead>
              <tr>
                <th scope="col">Method</th>
                <th scope="col">Path</th>
              </tr>
            </thead>
            <tbody>
              ${calls}
            </tbody>
          </table>
        </body>
      </html>`,
  )
}
