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
  /** of the button that shows a password */
  show?: Messages['login']['showPassword']
}

/**
 * Label, hint, field and error, in the order of the site's forms. The id is the name, because the
 * error summary links to it.
 */
export function textField(
  errors: HubErrors | undefined,
  { name, label, type, value = '', hint, autocomplete, show }: TextField,
): Markup {
  const error = errors?.fields?.[name]
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="hub-field">
    <label for="${name}">${label}</label>
    ${hint && html`<p class="hub-hint" id="${name}-hint">${hint}</p>`}
    <div class="hub-box">
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
      ${show && html`<button class="hub-show" type="button" hidden data-shows="${name}" data-show="${show.show}" data-hide="${show.hide}" data-show-label="${show.label}" data-hide-label="${show.hideLabel}" aria-label="${show.label}">${show.show}</button>`}
    </div>
    ${error && html`<p class="hub-field-error" id="${name}-error">${error}</p>`}
  </div>`
}

/** Errors per field name, or one error of the whole form, which may also mark fields. */
export type HubErrors =
  | { fields: Fields; text?: never }
  | { text: string; title?: string; link?: { href: string; text: string }; fields?: Fields }

type Fields = Readonly<Record<string, string>>

/** `autofocus` makes screen readers read it first, without a script. */
export function errorSummary(
  { hub }: Messages,
  errors: HubErrors | undefined,
  labels: Readonly<Record<string, string>>,
): Markup | '' {
  if (errors === undefined) return ''
  return html`<div class="hub-errors" role="alert" tabindex="-1" autofocus>
    ${errors.text === undefined ? fields(hub, errors.fields, labels) : whole(errors)}
  </div>`
}

function whole({ text, title, link }: Extract<HubErrors, { text: string }>): Markup {
  return html`${title && html`<p>${title}</p>`}
    <p>${text}</p>
    ${link && html`<p><a href="${link.href}" target="_blank" rel="noopener">${link.text}</a></p>`}`
}

function fields(
  { errors: titles }: Messages['hub'],
  errors: Fields,
  labels: Readonly<Record<string, string>>,
): Markup {
  const entries = Object.entries(errors)
  return html`<p>${entries.length === 1 ? titles.one : titles.other}</p>
    <ul>
      ${entries.map(([name, text]) => html`<li><a href="#${name}">${labels[name]}: ${text}</a></li>`)}
    </ul>`
}
