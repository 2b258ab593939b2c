import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

/** The provider's house around a page: its own look, not the shop's. */
export function paymentDocument(locale: LocaleCode, title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${LOCALES[locale].htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – Norrpay</title>
        <link rel="icon" href="/payment/icon.svg" />
        <link rel="stylesheet" href="/payment/payment.css" />
      </head>
      <body>
        <header class="brand"><span class="mark" aria-hidden="true"></span>Norrpay</header>
        <main>${content}</main>
      </body>
    </html>`
}
