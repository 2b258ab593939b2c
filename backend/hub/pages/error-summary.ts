import { html } from 'hono/html'
import type { HubMessages } from '../messages/hub-messages.ts'
import type { Markup } from './hub-page.ts'

/** What is wrong: with fields, by name, or with the whole. */
export type HubErrors = { fields: Readonly<Record<string, string>> } | { text: string; link?: { href: string; text: string } }

/** Has the focus when the page opens, so that it is read first; nothing of this needs a script. */
export function errorSummary({ hub }: HubMessages, errors: HubErrors | undefined, labels: Readonly<Record<string, string>>): Markup | '' {
  if (errors === undefined) return ''
  return html`<div class="hub-errors" role="alert" tabindex="-1" autofocus>
    ${'text' in errors ? whole(errors) : fields(hub, errors.fields, labels)}
  </div>`
}

export function fieldError(errors: HubErrors | undefined, name: string): string | undefined {
  return errors !== undefined && 'fields' in errors ? errors.fields[name] : undefined
}

function whole({ text, link }: Extract<HubErrors, { text: string }>): Markup {
  return html`<p>${text}</p>
    ${link && html`<p><a href="${link.href}" target="_blank" rel="noopener">${link.text}</a></p>`}`
}

function fields(
  { errors: titles }: HubMessages['hub'],
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): Markup {
  const entries = Object.entries(errors)
  return html`<p>${entries.length === 1 ? titles.one : titles.other}</p>
    <ul>
      ${entries.map(([name, text]) => html`<li><a href="#${name}">${labels[name]}: ${text}</a></li>`)}
    </ul>`
}
