import type { Context } from 'hono'
import { App, lazyBlocks, preloadBlocks, preloadMessages, type Translate } from '#client/entry-server.tsx'
import { statusMessageKey } from '#shared/errors/http-status.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { PageState } from '#shared/navigation/payload.ts'
import type { AppEnv } from '../app-env.ts'
import { BUILD_ID } from '../build-id.ts'
import { logUnexpected } from '../errors.ts'
import { imageFolders } from '../image-origins.ts'
import { localeOrigins } from '../site/site-origin.ts'
import { clientAssets } from './client-assets.ts'
import { pageHead } from './page-head.ts'
import { renderApp } from './render-app.ts'
import { serviceNamesFor } from './service-names-for.ts'
import { withoutBrokenBlocks } from './without-broken-blocks.ts'

export interface RenderedPage {
  html: Uint8Array<ArrayBuffer>
  etag: string
}

type ShownState = PageState & { result: ShownResult }

/** The document of a page or an error. */
export async function renderPage(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage> {
  const html = await renderDrawable(c, result)
  return { html, etag: await entityTag(html) }
}

/** A block that cannot be drawn costs its page no other: it is left out, as one that cannot be read is, also of what the browser hydrates. */
async function renderDrawable(c: Context<AppEnv>, result: ShownResult): Promise<RenderedPage['html']> {
  const draw = (drawn: ShownResult) => renderDocument(c, { addressing: c.get('site').addressing, result: drawn, config: siteConfig(c) })
  try {
    return await draw(result)
  } catch (error) {
    const rest = result.kind === 'page' ? await withoutBrokenBlocks(result, draw) : undefined
    if (!rest) throw error
    logUnexpected(c, error)
    return draw(rest)
  }
}

async function renderDocument(c: Context<AppEnv>, state: ShownState): Promise<Uint8Array<ArrayBuffer>> {
  const config = c.get('config')
  const { origin, path, preview } = c.get('site')
  const { locale } = state.addressing
  const { addressing, result, config: siteConfig } = state
  const [translate, serviceName] = await Promise.all([
    preloadMessages('site', locale),
    serviceNamesFor(result, locale),
    preloadBlocks(result, locale),
  ])
  const blocks = lazyBlocks(result)
  const initial = { payload: { addressing, result }, path, search: '' }
  const app = renderApp(<App initial={initial} config={siteConfig} />)
  const response = await c.render(<></>, {
    appHtml: app.html,
    assets: clientAssets(locale, blocks),
    head: pageHead({ state, path, preview, origin, errorTitle: errorTitle(state, translate), serviceName }),
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
