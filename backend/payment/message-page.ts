import { html } from 'hono/html'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type Markup, paymentDocument } from './payment-document.ts'
import { wordsOf } from './words/words-of.ts'

export function messagePage(locale: LocaleCode, kind: 'unknown' | 'broken'): Markup {
  const words = wordsOf(locale)
  const [title, text] = kind === 'unknown' ? [words.unknownTitle, words.unknownText] : [words.brokenTitle, words.brokenText]
  return paymentDocument(
    locale,
    title,
    html`<h1>${title}</h1>
      <p class="status">${text}</p>`,
  )
}
