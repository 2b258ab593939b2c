import type { Context } from 'hono'
import { App, createTranslate, lazyBlocks, preloadBlocks, type Translate } from '#client/entry-server.tsx'
import { statusMessageKey } from '#shared/errors/http-status.ts'
import { loadMessages } from '#shared/messages/load-messages.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import { imageFolders } from '../image-origins.ts'
import { createMemo } from '../cache/memo.ts'
import { hasLocator } from '../loaders/attach-locator.ts'
import { hasFormAnswer } from '../loaders/form-block.ts'
import { BUILD_ID, clientAssets, devClientAssets } from './client-assets.ts'
import { pageHead } from './page-head.ts'
import { renderApp } from './render-app.ts'
import { serviceNamesFor } from './service-names-for.ts'
import { localeOrigins } from './site-origin.ts'

export interface RenderedPage {
  html: Uint8Array<ArrayBuffer>
  etag: string
}

type ShownState = PageState & { result: ShownResult }

const MAX_MEMO_BYTES = 24 * 1024 * 1024
const rendered = createMemo<RenderedPage>(MAX_MEMO_BYTES)

/** The document of a page or an error. What was made of the very same layout and page in this isolate is sent again as it is. */
export async function renderPage(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage> {
  // a preview is nobody's copy; errors are as many as there are wrong addresses, locators and answered forms as many as visitors: remembered, they would drive out the pages
  const { origin, addressing, path, preview } = c.get('site')
  if (preview || result.kind === 'error' || hasLocator(result.page) || hasFormAnswer(result.page)) return render(c, result)
  const key = [origin, addressing.prefix, addressing.locale, path].join(' ')
  const madeFrom = [c.get('config'), result.layout, result.page]
  const known = rendered.find(key, madeFrom)
  if (known) return known
  const page = await render(c, result)
  return rendered.keep(key, madeFrom, page, page.html.byteLength)
}

async function render(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage> {
  const html = await renderDocument(c, { addressing: c.get('site').addressing, result, config: siteConfig(c) })
  return { html, etag: await entityTag(html) }
}

async function renderDocument(c: Context<AppEnv>, state: ShownState): Promise<Uint8Array<ArrayBuffer>> {
  const config = c.get('config')
  const { origin, path, preview } = c.get('site')
  const { locale } = state.addressing
  const { addressing, result, config: siteConfig } = state
  const [messages, serviceName] = await Promise.all([loadMessages(locale), serviceNamesFor(result, locale), preloadBlocks(result, locale)])
  const lazySources = lazyBlocks(result).flatMap(({ sources }) => sources(locale))
  const initial = { payload: { addressing, result }, messages, path, search: '' }
  const app = renderApp(<App initial={initial} config={siteConfig} />)
  const response = await c.render(<></>, {
    appHtml: app.html,
    assets: config.CLIENT_DEV_ORIGIN ? devClientAssets(config.CLIENT_DEV_ORIGIN) : clientAssets(locale, lazySources),
    head: pageHead({ state, path, preview, origin, errorTitle: errorTitle(state, createTranslate(locale, messages)), serviceName }),
    state,
    theme: config.THEME,
  })
  const html = await response.text()
  const whole = new Response(html.replace('</head>', () => `${app.preloads}</head>`))
  return new Uint8Array(await whole.arrayBuffer())
}

function errorTitle({ result }: ShownState, translate: Translate): string {
  return result.kind === 'error' ? translate(statusMessageKey(result.status)) : ''
}

function siteConfig(c: Context<AppEnv>): PageState['config'] {
  const config = c.get('config')
  return {
    buildId: BUILD_ID,
    localeCookie: config.LOCALE_COOKIE,
    localeOrigins: localeOrigins(config, new URL(c.req.url).protocol),
    accountHubs: config.ACCOUNT_HUBS,
    myPagesHubs: config.MY_PAGES_HUBS,
    siteOrigin: c.get('site').origin,
    imageFolders: imageFolders(config),
    paymentHosts: [new URL(config.BACKEND_URL).host, ...config.PAYMENT_HOSTS.map((host) => host.toLowerCase())],
    ...(Object.keys(config.CAR_WASH_DOMAINS).length > 0 && { carWashDomains: config.CAR_WASH_DOMAINS }),
    ...(Object.keys(config.GTM_IDS).length > 0 && { tagManagers: config.GTM_IDS }),
    ...(config.CONSENT_ID && { consentId: config.CONSENT_ID }),
    ...(config.MAP_STYLE_URL && { mapStyle: { url: config.MAP_STYLE_URL, ...(config.MAP_KEY && { key: config.MAP_KEY }) } }),
  }
}

async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 10)
  return `"${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
