import { html, raw } from 'hono/html'
import type { Markup } from './hub-page.ts'

interface TextField {
  name: string
  label: string
  type: 'text' | 'email' | 'password' | 'tel'
  value?: string
  hint?: string
  error?: string | undefined
  autocomplete: string
  inputMode?: 'numeric'
  /** the place where the visitor begins */
  isFirst?: boolean
}

/** Label above, hint, field, error below: as the site's own forms have it. Its id is its name: the error summary leads there. */
export function textField({ name, label, type, value = '', hint, error, autocomplete, inputMode, isFirst = false }: TextField): Markup {
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
      ${inputMode ? html`inputmode="${inputMode}"` : ''}
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
      ${error ? raw('aria-invalid="true"') : ''}
      ${isFirst ? raw('autofocus') : ''}
      ${type === 'email' ? raw('autocapitalize="none" spellcheck="false"') : ''}
    />
    ${error && html`<p class="hub-field-error" id="${name}-error">${error}</p>`}
  </div>`
}
