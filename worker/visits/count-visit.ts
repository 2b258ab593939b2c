import type { Context } from 'hono'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Visit } from '#shared/navigation/visit.ts'
import type { AppEnv } from '../app-env.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath, loggableReason } from '../log.ts'
import { isNoise } from './is-noise.ts'

const MAX_REFERRER = 100
/** Up to this number per second and isolate, every visit is counted. Above it, one visit in n is counted as n visits. */
const ALL_COUNTED = 10

const ADD = `INSERT INTO visits (day, locale, kind, path, referrer, noise, visits) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET visits = visits + excluded.visits`

/** The desk shows 30 days. */
const KEPT_DAYS = 60
const DAY_MS = 86_400_000
const DELETE_OLD = 'DELETE FROM visits WHERE day < ?'

/** Module state: the day on which this isolate last deleted old visits. */
const cleared = { day: '' }

/** Module state: the visits of this isolate in the current second. */
const rate = { second: 0, seen: 0 }

/** Counts in D1 which redirect rules visitors used and which paths were not found. The response does not wait for it. Never throws. */
export function countVisit(c: Context<AppEnv>, { bindings: { DESK_DB }, now, waitUntil }: LoadContext, result: PageResult): void {
  const visit = DESK_DB && visitOf(c, result)
  if (!visit) return
  const weight = visitWeight(nthOfSecond(now), Math.random())
  if (weight > 0) waitUntil(add(DESK_DB, { ...visit, weight }, now))
}

/**
 * The weight of the nth visit of a second; 0 when it is not counted. Weight n has the probability 1/n, so that the sum is about right.
 * @param random in [0, 1)
 */
export function visitWeight(nth: number, random: number): number {
  const weight = Math.ceil(nth / ALL_COUNTED)
  return random * weight < 1 ? weight : 0
}

function visitOf(c: Context<AppEnv>, result: PageResult): Omit<Visit, 'weight'> | undefined {
  const { addressing, path, preview } = c.get('site')
  const hitIn = c.get('hitIn')
  const isMissing = result.kind === 'error' && result.status === NOT_FOUND_STATUS
  if (preview || c.req.method !== 'GET' || (hitIn === undefined && !isMissing)) return undefined
  // a masked or shortened path is not an address that a rule could have
  if (hitIn === undefined && loggablePath(path) !== path) return undefined
  const asked = { kind: hitIn === undefined ? 'missing' : 'hit', path: loggablePath(path) } as const
  const referrer = URL.parse(c.req.header('referer') ?? '')?.host.slice(0, MAX_REFERRER) ?? ''
  return { ...asked, locale: hitIn ?? addressing.locale, referrer, noise: isNoise(asked, c.req.header('user-agent') ?? '') }
}

function nthOfSecond(now: number): number {
  const second = Math.floor(now / 1000)
  if (second !== rate.second) Object.assign(rate, { second, seen: 0 })
  return ++rate.seen
}

async function add(database: D1Database, { locale, kind, path, referrer, noise, weight }: Visit, now: number): Promise<void> {
  const day = dayOf(now)
  try {
    const statements = [database.prepare(ADD).bind(day, locale, kind, path, referrer, Number(noise), weight)]
    if (cleared.day !== day) statements.push(database.prepare(DELETE_OLD).bind(dayOf(now - KEPT_DAYS * DAY_MS)))
    cleared.day = day
    await database.batch(statements)
  } catch (error) {
    log('warn', 'visit-not-counted', { reason: loggableReason(error) })
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
