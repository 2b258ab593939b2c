import type { Context } from 'hono'
import { html } from 'hono/html'
import type { BackendEnv } from '../env.ts'
import { isOfThisMachine } from '../local-host.ts'
import { listMails, type Mail } from '../queries/list-mails.ts'

/** Every mail this backend would have sent, for developers: nothing leaves the machine. With one-time codes among them, only there. */
export async function showMailbox(c: Context<BackendEnv>): Promise<Response> {
  if (!isOfThisMachine(c)) return c.notFound()
  const mails = await listMails(c.env.DB)
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Mailbox</title>
        </head>
        <body>
          <h1>Mailbox</h1>
          ${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : mails.map(showMail)}
        </body>
      </html>`,
    200,
    { 'Cache-Control': 'no-store' },
  )
}

function showMail({ recipient, subject, body, sent }: Mail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${recipient}, <time>${sent}</time></p>
    <pre>${body}</pre>
  </article>`
}
