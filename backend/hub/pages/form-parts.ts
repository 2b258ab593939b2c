import { html, raw } from 'hono/html'
import type { Messages } from '../../messages/en-EU.ts'
import type { Markup } from './hub-page.ts'

interface TextField {
  name: string
  label: string
  type: 'text' | 'email' | 'password' | 'tel'
  value?: string
  hint?: string
  autocomplete: string
}

/** Label, hint, field and error, in the order of the site's forms. The id is the name, because the error summary links to it. */
export function textField(errors: HubErrors | undefined, { name, label, type, value = '', hint, autocomplete }: TextField): Markup {
  const error = errors !== undefined && 'fields' in errors ? errors.fields[name] : undefined
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="hub-field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hub-hint" id="${name}-hint">${hint}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
      ${error ? raw('aria-invalid="true"') : ''}
      ${type === 'email' ? raw('autocapitalize="none" spellcheck="false"') : ''}
    />
    ${error && html`<p class="hub-field-error" id="${name}-error">${error}</p>`}
  </div>`
}

/** Errors per field name, or one error of the whole form. */
export type HubErrors = { fields: Readonly<Record<string, string>> } | { text: string; link?: { href: string; text: string } }

/** `autofocus` makes screen readers read it first, without a script. */
export function errorSummary({ hub }: Messages, errors: HubErrors | undefined, labels: Readonly<Record<string, string>>): Markup | '' {
  if (errors === undefined) return ''
  return html`<div class="hub-errors" role="alert" tabindex="-1" autofocus>
    ${'text' in errors ? whole(errors) : fields(hub, errors.fields, labels)}
  </div>`
}

function whole({ text, link }: Extract<HubErrors, { text: string }>): Markup {
  return html`<p>${text}</p>
    ${link && html`<p><a href="${link.href}" target="_blank" rel="noopener">${link.text}</a></p>`}`
}

function fields(
  { errors: titles }: Messages['hub'],
  errors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): Markup {
  const entries = Object.entries(errors)
  return html`<p>${entries.length === 1 ? titles.one : titles.other}</p>
    <ul>
      ${entries.map(([name, text]) => html`<li><a href="#${name}">${labels[name]}: ${text}</a></li>`)}
    </ul>`
}
