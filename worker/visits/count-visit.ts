import type { Context } from 'hono'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { acceptsHtml } from '../accepts-html.ts'
import type { AppEnv } from '../app-env.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { isNoise } from './is-noise.ts'

const MAX_REFERRER = 100
/** Different paths and referrers that an isolate counts until it writes; the rest is not counted. */
const MAX_COUNTED = 500
const WRITE_AFTER_MS = 10_000
const WRITE_LIMIT_MS = 10_000
/** A write that takes longer was stopped together with its request. */
const DEAD_MS = 30_000

const ADD = `INSERT INTO visits (day, locale, kind, path, referrer, visits)
  SELECT ?2, value ->> 'locale', value ->> 'kind', value ->> 'path', value ->> 'referrer', value ->> 'visits' FROM json_each(?1) WHERE TRUE
  ON CONFLICT DO UPDATE SET visits = visits + excluded.visits`

interface Visit {
  locale: LocaleCode
  /** hit: a rule redirected; missing: 404 */
  kind: 'hit' | 'missing'
  path: string
  /** the host; '' is none */
  referrer: string
}

/**
 * Module state: the visits of this isolate that are not written yet, and when the next write was
 * scheduled.
 */
const counted = { visits: new Map<string, Visit & { visits: number }>(), scheduledAt: -Infinity }

/**
 * Counts which rules people used and which paths they did not find, and writes the sums to D1 every
 * 10 s. The response does not wait.
 */
export function countVisit(
  c: Context<AppEnv>,
  { bindings: { DESK_DB }, now, waitUntil }: LoadContext,
  result: PageResult,
): void {
  const visit = DESK_DB && visitOf(c, result)
  if (!visit) return
  const name = Object.values(visit).join(' ')
  const known = counted.visits.get(name)
  if (known) known.visits++
  else if (counted.visits.size < MAX_COUNTED) counted.visits.set(name, { ...visit, visits: 1 })
  if (Math.abs(now - counted.scheduledAt) < DEAD_MS) return
  counted.scheduledAt = now
  waitUntil(scheduler.wait(WRITE_AFTER_MS).then(() => write(DESK_DB, now)))
}

function visitOf(c: Context<AppEnv>, result: PageResult): Visit | undefined {
  const { addressing, path, preview } = c.get('address')
  const hitIn = c.get('hitIn')
  const isMissing = result.kind === 'error' && result.status === NOT_FOUND_STATUS
  if (preview || c.req.method !== 'GET' || (hitIn === undefined && !isMissing)) return undefined
  // a masked or shortened path is not an address that a rule could have
  if (hitIn === undefined && loggablePath(path) !== path) return undefined
  const kind = hitIn === undefined ? 'missing' : 'hit'
  if (isNoise(c.req.header('user-agent') ?? '') || (kind === 'missing' && !acceptsHtml(c.req)))
    return undefined
  const referrer = URL.parse(c.req.header('referer') ?? '')?.host.slice(0, MAX_REFERRER) ?? ''
  return { locale: hitIn ?? addressing.locale, kind, path: loggablePath(path), referrer }
}

/** Never rejects: what cannot be written is lost. */
async function write(database: D1Database, now: number): Promise<void> {
  const visits = JSON.stringify([...counted.visits.values()])
  counted.visits.clear()
  counted.scheduledAt = -Infinity
  const day = new Date(now).toISOString().slice(0, 10)
  await withinLimit(
    database
      .prepare(ADD)
      .bind(visits, day)
      .run()
      .catch((error: unknown) =>
        log('warn', 'visits-not-counted', { reason: loggableReason(error) }),
      ),
    WRITE_LIMIT_MS,
  )
}
