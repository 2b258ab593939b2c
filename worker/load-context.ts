import type { Context } from 'hono'
import { setMetric } from 'hono/timing'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { isPreview } from './address/page-address.ts'
import type { AppEnv } from './app-env.ts'
import type { Purges } from './controls/purges.ts'
import { type Bindings, type Config, readConfig } from './env.ts'

/**
 * The parts of a request that loaders need. A route creates it, and every loader takes it as first
 * argument.
 */
export interface LoadContext {
  bindings: Bindings
  config: Config
  locale: LocaleCode
  /** other parts of the address that a page can depend on; a page is cached once per variant */
  variant: string
  /** unpublished content is fetched and not cached */
  preview: boolean
  /** copies from before a purge are not used */
  purges: Purges
  /** time of the request, in milliseconds since 1970 */
  now: number
  /** for work that continues after the response */
  waitUntil: (work: Promise<unknown>) => void
  /** for the log and Server-Timing: only the first status is noted, which is that of the page */
  noteCache: (status: string) => void
  /** for Server-Timing: the duration of the first call of an endpoint */
  noteUpstream: (endpoint: EndpointKey, ms: number) => void
  /** for a developer's machine: what to do when no backend answers */
  noteNoBackend: (sentence: string) => void
  /** for the count of visits: a rule of this locale's table redirects the request */
  noteHit: (locale: LocaleCode) => void
}

/** `locale` is by default the locale of the page. */
export function loadContext(
  c: Context<AppEnv>,
  locale: LocaleCode = c.get('address').addressing.locale,
): LoadContext {
  const url = c.get('url')
  const { origin, search } = url
  const noted = new Set<EndpointKey>()
  return {
    bindings: c.env,
    config: readConfig(c.env),
    locale,
    variant: `${origin} ${search && (readLocatorQuery(search).service ?? '')}`,
    preview: isPreview(url),
    purges: c.get('controls').purges,
    now: Date.now(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    noteCache: (status) => {
      if (c.get('cacheStatus') !== undefined) return
      c.set('cacheStatus', status)
      setMetric(c, 'cache', status)
    },
    noteUpstream: (endpoint, ms) => {
      if (!noted.has(endpoint)) setMetric(c, endpoint, ms)
      noted.add(endpoint)
    },
    noteNoBackend: (sentence) => c.set('noBackend', sentence),
    noteHit: (hitIn) => c.set('hitIn', hitIn),
  }
}
