import type { Context } from 'hono'
import { setMetric } from 'hono/timing'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import type { AppEnv } from './app-env.ts'
import { type Bindings, type Config, readConfig } from './env.ts'
import type { Purges } from './controls/purges.ts'
import { isPreview } from './site/page-address.ts'

/** What loaders need of a request. A route makes it once; every loader gets it as its first argument. */
export interface LoadContext {
  bindings: Bindings
  config: Config
  locale: LocaleCode
  /** what else of the address a page may depend on, besides locale and path: each has its own copy of the page */
  variant: string
  /** Unpublished content is fetched, and never cached. */
  preview: boolean
  /** what operators have had purged: copies from before are not used */
  purges: Purges
  /** milliseconds since 1970, when the request came */
  now: number
  /** for work that goes on after the response */
  waitUntil: (work: Promise<unknown>) => void
  /** for the log and Server-Timing: the cache status of the first content, which is the page's */
  noteCache: (status: string) => void
  /** for Server-Timing: how long the first call of an endpoint was waited for */
  noteUpstream: (endpoint: EndpointKey, ms: number) => void
  /** for the counting of visits: a locale's redirect table leads this request on */
  noteHit: (locale: LocaleCode) => void
}

/** The locale is that of the page, where the route does not say another. */
export function loadContext(c: Context<AppEnv>, locale: LocaleCode = c.get('site').addressing.locale): LoadContext {
  const { origin, search } = new URL(c.req.url)
  const noted = new Set<EndpointKey>()
  return {
    bindings: c.env,
    config: readConfig(c.env),
    locale,
    variant: `${origin} ${readLocatorQuery(search).service ?? ''}`,
    preview: isPreview(c.req.url),
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
    noteHit: (hitIn) => c.set('hitIn', hitIn),
  }
}
