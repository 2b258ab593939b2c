import { html } from 'hono/html'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Markup, paymentDocument } from './payment-document.ts'
import { messagesOf } from './messages/messages-of.ts'

export function messagePage(locale: LocaleCode, kind: 'unknown' | 'broken'): Markup {
  const messages = messagesOf(locale)
  const [title, text] = kind === 'unknown' ? [messages.unknownTitle, messages.unknownText] : [messages.brokenTitle, messages.brokenText]
  return paymentDocument(
    locale,
    title,
    html`<h1>${title}</h1>
      <p class="status">${text}</p>`,
  )
}
