import type { Context } from 'hono'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { SWITCH_NAMES } from '#shared/controls/switch-schema.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import type { AppEnv } from '../app-env.ts'
import { controlsAt } from '../controls/read-controls.ts'
import { isSet } from '../controls/switches.ts'
import { isRecent } from '../is-recent.ts'
import { type LoadContext, loadContext } from '../load-context.ts'
import { redirectsAt, redirectStore } from '../loaders/cached-redirects.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import { fetchUpstream } from '../upstream/fetch-upstream.ts'
import { withinLimit } from '../within-limit.ts'

/** An isolate calls the backend at most once in this time. */
const CHECKED_MS = 5_000
const LIMIT_MS = 1_000

/** In seconds. */
type Ages = Partial<Record<LocaleCode, number | undefined>>

interface Health {
  degraded: string[]
  /**
   * `controls` and `redirects`: since this isolate read them. `redirectVersion`: since it was
   * published
   */
  ageSeconds: { controls?: number | undefined; redirects: Ages; redirectVersion: Ages }
}

/** Module state: the last check by backend. */
const checks = new Map<string, { at: number; health: Promise<Health> }>()

/**
 * `/_health`, for load balancers, deployments and people: 200 as long as the worker runs.
 * `degraded` names the parts that do not answer; the site may still work with cached copies.
 * Contains nothing secret.
 */
export async function health(c: Context<AppEnv>): Promise<Response> {
  const context = loadContext(c, DEFAULT_LOCALE)
  const { config, now, waitUntil } = context
  const last = checks.get(config.BACKEND_URL)
  const check =
    last && isRecent(last.at, CHECKED_MS, now) ? last : { at: now, health: examine(context) }
  checks.set(config.BACKEND_URL, check)
  waitUntil(check.health)
  // a check that another request started never settles if that request was stopped
  const found = (await withinLimit(check.health, 2 * LIMIT_MS)) ?? { degraded: ['health'] }
  const switches = SWITCH_NAMES.filter((name) => isSet(c.get('controls').switches, name, now))
  const body = {
    status: found.degraded.length > 0 ? 'degraded' : 'ok',
    buildId: BUILD_ID,
    version: c.env.VERSION?.id,
    ...found,
    switches,
  }
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}

async function examine(context: LoadContext): Promise<Health> {
  const { CONTROLS } = context.bindings
  const redirectTables = redirectStore(context.bindings)
  const ageOf = (at: number | undefined) =>
    at === undefined ? undefined : Math.round((context.now - at) / 1000)
  const [kv, backend] = await Promise.all([
    withinLimit(kvAnswers(context), LIMIT_MS),
    withinLimit(backendAnswers(context), LIMIT_MS),
  ])
  const redirects = perLocale((locale) => ageOf(redirectsAt(redirectTables, locale).readAt))
  const redirectVersion = perLocale((locale) =>
    ageOf(redirectsAt(redirectTables, locale).publishedAt),
  )
  const controlsKnown = CONTROLS && controlsAt(CONTROLS)
  const controls = ageOf(controlsKnown?.readAt)
  const works = {
    kv,
    backend,
    // every request looks them up (with-controls.ts)
    controls: !controlsKnown || (controls !== undefined && !controlsKnown.hasFailed),
    redirects: !LOCALE_CODES.some((locale) => redirectsAt(redirectTables, locale).hasFailed),
  }
  const degraded = Object.entries(works).flatMap(([part, isWorking]) => (isWorking ? [] : [part]))
  return { degraded, ageSeconds: { controls, redirects, redirectVersion } }
}

/** Also true without a published table. */
function kvAnswers({ bindings }: LoadContext): Promise<boolean> {
  return redirectStore(bindings)
    .getWithMetadata(DEFAULT_LOCALE, { type: 'text', cacheTtl: 30 })
    .then(
      () => true,
      () => false,
    )
}

/** Requests the layout, which every page needs. */
async function backendAnswers({ config, locale }: LoadContext): Promise<boolean> {
  const endpoint = { ...ENDPOINTS.layout, timeLimitMs: LIMIT_MS }
  const result = await fetchUpstream({ endpoint, url: config.BACKEND_URL + endpoint.path, locale })
  return result.kind === 'response' && result.status === 200
}

function perLocale(ageIn: (locale: LocaleCode) => number | undefined): Ages {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, ageIn(locale)]))
}
