import type { Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { type BackendEnv, isOfThisMachine } from '../env.ts'
import type { MailFile } from '../queries/find-documents.ts'

/**
 * Shows developers the latest mails that this backend would have sent. Elsewhere 404, because mails
 * contain paid codes.
 */
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

function showMail({ recipient, subject, body, sent, files }: Mail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${recipient}, <time>${sent}</time></p>
    <pre>${body}</pre>
    ${readFiles(files).map(
      ({ name, text }) =>
        html`<details>
          <summary>${name}</summary>
          <pre>${text}</pre>
        </details>`,
    )}
  </article>`
}

interface Mail {
  id: string
  recipient: string
  subject: string
  body: string
  sent: string
  /** JSON */
  files: string
}

function readFiles(files: string): MailFile[] {
  return z.array(z.object({ name: z.string(), text: z.string() })).parse(JSON.parse(files))
}

const MAX_MAILS = 100

/** Newest first. */
async function listMails(db: D1Database): Promise<Mail[]> {
  const { results } = await db
    .prepare(
      'SELECT id, recipient, subject, body, sent, files FROM mails ORDER BY sent DESC LIMIT ?1',
    )
    .bind(MAX_MAILS)
    .all<Mail & Record<string, unknown>>()
  return results
}
