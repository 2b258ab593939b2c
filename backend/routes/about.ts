import type { Context } from 'hono'
import { html } from 'hono/html'
import { endpointKeys, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { type BackendEnv, isOfThisMachine } from '../env.ts'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../hub/demo-customers.ts'

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
          <p>Orders are paid at <code>/pay/{order}</code>, a payment provider’s page with a button for every outcome. No money moves.</p>
          ${isOfThisMachine(c) ? demoCustomers() : ''}
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

function demoCustomers() {
  return html`<h2>Demo customers</h2>
    <p>All with the password <code>${DEMO_PASSWORD}</code>.</p>
    <ul>
      ${DEMO_CUSTOMERS.map(({ email, locale }) => {
        const hub = `/login/${LOCALES[locale].languages[0]}`
        return html`<li>${email} at <a href="${hub}">${hub}</a></li>`
      })}
    </ul>`
}
