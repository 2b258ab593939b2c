import type { Context } from 'hono'
import { renderToString } from 'react-dom/server'
import {
  App,
  lazyBlocks,
  messagesOf,
  preloadBlocks,
  preloadMessages,
  type Preloaded,
  type Translate,
} from '#client/entry-server.tsx'
import type { Page } from '#shared/contract/page.ts'
import { statusMessageKey } from '#shared/errors/http-status.ts'
import { localeOrigins } from '#shared/locale/locale-origins.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { DocumentState, PageState } from '#shared/navigation/payload.ts'
import { imageFolders } from '../address/site-origin.ts'
import type { AppEnv } from '../app-env.ts'
import { shownSwitches } from '../controls/switches.ts'
import { readConfig } from '../env.ts'
import { logUnexpected } from '../log.ts'
import { BUILD_ID, pageAssets } from './client-assets.ts'
import { Document } from './document.tsx'
import { Head, stateText } from './head.tsx'

/**
 * The document of a page or an error. A part of the page that throws is left out, and the browser
 * renders it.
 */
export async function renderPage(c: Context<AppEnv>, result: ShownResult): Promise<string> {
  const { addressing } = c.get('address')
  return renderDocument(c, {
    addressing,
    config: siteConfig(c),
    ...shownSwitches(c.get('controls').switches, addressing.locale, Date.now()),
    result,
  })
}

async function renderDocument(c: Context<AppEnv>, state: PageState): Promise<string> {
  const config = readConfig(c.env)
  const { origin, path, preview } = c.get('address')
  const { locale } = state.addressing
  const { config: siteConfig, ...payload } = state
  const { result } = state
  const [translate, serviceName, feedTitle] = await Promise.all([
    preloadMessages('common', locale),
    serviceNamesFor(result, locale),
    feedTitleFor(result, locale),
    preloadBlocks(result, locale),
  ])
  const blocks = lazyBlocks(result)
  const initial = { payload, path }
  const { styles, lateStyles, modulePreloads } = pageAssets(blocks)
  const app = renderToString(<App initial={initial} config={siteConfig} />)
  noteMissingParts(c, app)
  const head = {
    state,
    path,
    preview,
    origin,
    errorTitle: errorTitle(state, translate),
    feedTitle,
    serviceName,
  }
  const text = stateText({
    ...state,
    messages: pageMessages(blocks, locale),
    htmlSize: htmlSize(app),
  } satisfies DocumentState)
  const html = renderToString(
    <Document
      htmlLang={LOCALES[locale].htmlLang}
      theme={config.THEME}
      styles={styles}
      lateStyles={lateStyles}
      modulePreloads={modulePreloads}
      app={app}
      state={text}
    >
      <Head {...head} theme={config.THEME} />
    </Document>,
  )
  return `<!DOCTYPE html>${html}`
}

/** React's mark of a `<Suspense>` whose content threw; a development build adds the message. */
const MISSING_PART = /<!--\$!--><template(?: [^>]*?data-msg="([^"]*)")?/g

function noteMissingParts(c: Context<AppEnv>, html: string): void {
  if (!html.includes('<!--$!-->')) return
  const messages = [...html.matchAll(MISSING_PART)].map(
    ([, message = 'see the report of the browser']) => message,
  )
  const error = new Error(`a part of the page was not rendered: ${messages.join('; ')}`)
  // in development the error is shown
  if (import.meta.env.MODE === 'development') throw error
  logUnexpected(c, error)
  c.set('isIncomplete', true)
}

/** The messages for hydration. They are loaded already, because the edge renders with the same ones. */
function pageMessages(blocks: Preloaded[], locale: LocaleCode): DocumentState['messages'] {
  const namespaces = ['common', ...blocks.flatMap(({ messages }) => messages)] as const
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, messagesOf(namespace, locale)]),
  )
}

/**
 * As a browser with scripts counts elements and characters (client/entry-client.tsx); for it a
 * <noscript> is a text.
 */
function htmlSize(html: string): number {
  return html
    .replace(/<noscript>(.*?)<\/noscript>/gs, (_, text: string) => '.'.repeat(1 + text.length))
    .replace(/<[!/][^>]*>/g, '')
    .replace(/<[^>]*>|&[a-z\d#]+;/gi, '.').length
}

/** Names of services for structured data, which only a station page needs. */
async function serviceNamesFor(
  result: ShownResult,
  locale: LocaleCode,
): Promise<(code: string) => string> {
  const page: Page | undefined = result.kind === 'page' ? result.page.content : undefined
  if (page?.station === undefined) return (code) => code
  const { attributes } = await loadMessages('stations', locale)
  return serviceNames(attributes)
}

/** The title of the feed, for a page with a newsList. */
async function feedTitleFor(result: ShownResult, locale: LocaleCode): Promise<string | undefined> {
  const body = result.kind === 'page' ? result.page.content.body : []
  if (
    !body.some(
      (block) => block.contentType === 'cardList' && block.display.component === 'newsList',
    )
  )
    return undefined
  return (await loadMessages('news', locale)).feed.title
}

function errorTitle({ result }: PageState, translate: Translate): string {
  return result.kind === 'error' ? translate(statusMessageKey(result.status)) : ''
}

function siteConfig(c: Context<AppEnv>): PageState['config'] {
  const config = readConfig(c.env)
  return {
    buildId: BUILD_ID,
    localeCookie: config.LOCALE_COOKIE,
    localeOrigins: localeOrigins(config, c.get('url').protocol),
    accountHubs: config.ACCOUNT_HUBS,
    myPagesHubs: config.MY_PAGES_HUBS,
    siteOrigin: c.get('address').origin,
    imageFolders: imageFolders(config),
    paymentHosts: [
      new URL(config.BACKEND_URL).host,
      ...config.PAYMENT_HOSTS.map((host) => host.toLowerCase()),
    ],
    ...(Object.keys(config.CAR_WASH_DOMAINS).length > 0 && {
      carWashDomains: config.CAR_WASH_DOMAINS,
    }),
    ...(Object.keys(config.GTM_IDS).length > 0 && { tagManagers: config.GTM_IDS }),
    ...(config.CONSENT_ID && { consentId: config.CONSENT_ID }),
    ...(config.MAP_PMTILES_URL && { mapTiles: config.MAP_PMTILES_URL }),
    ...(config.MAP_STYLE_URL && {
      mapStyle: { url: config.MAP_STYLE_URL, ...(config.MAP_KEY && { key: config.MAP_KEY }) },
    }),
  }
}
