import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { THEME_COLORS } from '#shared/theme-colors.ts'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { hubAddress, returnAddress, siteAddress } from '../hub-address.ts'

/** Markup of hono/html: already escaped. */
export type Markup = ReturnType<typeof html>

interface HubPage {
  title: string
  content: Markup
  status?: ContentfulStatusCode
  /** marks the page's title as an error */
  isError?: boolean
}

/** The frame of every hub page: brand, content and the link back. */
export async function hubPage(
  c: Context<BackendEnv>,
  { title, content, status = 200, isError = false }: HubPage,
): Promise<Response> {
  const locale = c.get('locale')
  const { hub } = MESSAGES[locale]
  return c.html(
    html`<!doctype html>
      <html lang="${LOCALES[locale].htmlLang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content="${THEME_COLORS.yellow.primary}" />
          <title>${isError ? `${hub.errorTitle}: ` : ''}${title} | ${hub.name}</title>
          <link rel="icon" href="/hub/favicon.svg" type="image/svg+xml" />
          <link rel="preload" href="/hub/figtree.woff2" as="font" type="font/woff2" crossorigin />
          <link rel="stylesheet" href="/hub/hub.css" />
          <link rel="stylesheet" href="/hub/form.css" />
        </head>
        <body>
          <div class="hub-page">
            <header class="hub-header">
              <img src="/hub/logo.svg" alt="St1" width="94" height="40" />
              <a href="${returnAddress(c)}">${hub.back}</a>
            </header>
            <main class="hub-main">
              <h1>${title}</h1>
              ${content}
            </main>
            <footer class="hub-footer">
              <a href="${siteAddress(c, LOCALES[locale].paths.privacy)}">${hub.privacy}</a>
              ${languages(c)}
            </footer>
          </div>
          <div class="hub-scene"></div>
        </body>
      </html>`,
    status,
  )
}

/** Links to the login page in the other languages. */
function languages(c: Context<BackendEnv>): Markup[] {
  return LOCALE_CODES.filter((locale) => locale !== c.get('locale')).map((locale) => {
    const { htmlLang, displayName } = LOCALES[locale]
    return html`<a
      href="${hubAddress(c, 'login', { locale })}"
      lang="${htmlLang}"
      hreflang="${htmlLang}"
      >${displayName}</a
    >`
  })
}

const FAILURES = { foreign: 403, tooLarge: 413, broken: 500 } as const

export function failurePage(
  c: Context<BackendEnv>,
  failure: keyof typeof FAILURES,
): Promise<Response> {
  const { failures } = MESSAGES[c.get('locale')]
  const content = html`<p class="hub-intro">${failures[failure]}</p>
    <p>
      <a class="hub-button hub-button-primary" href="${hubAddress(c, 'login')}"
        >${failures.logIn}</a
      >
    </p>`
  return hubPage(c, {
    title: failures[`${failure}Title`],
    content,
    status: FAILURES[failure],
    isError: true,
  })
}
