import type { Context } from 'hono'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Visit } from '#shared/navigation/visit.ts'
import type { AppEnv } from '../app-env.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath, loggableReason } from '../log.ts'
import { isNoise } from './is-noise.ts'
import { type VisitStore, visitStoreOf } from './visit-store.ts'
import { visitWeight } from './visit-weight.ts'

const MAX_REFERRER = 100

/** Module state: how many visits this isolate has seen in the present second. */
const rate = { second: 0, seen: 0 }

/** Counts what a rule of the table led on, and what was not found; previews are nobody's visit. Never waited for, never throws. */
export function countVisit(c: Context<AppEnv>, { bindings, now, waitUntil }: LoadContext, result: PageResult): void {
  const store = visitStoreOf(bindings)
  const visit = store && visitOf(c, result)
  if (!visit) return
  const weight = visitWeight(nthOfSecond(now), Math.random())
  if (weight > 0) waitUntil(add(store, { ...visit, weight }, now))
}

function visitOf(c: Context<AppEnv>, result: PageResult): Omit<Visit, 'weight'> | undefined {
  const { addressing, path, preview } = c.get('site')
  const hitIn = c.get('hitIn')
  const isMissing = result.kind === 'error' && result.status === NOT_FOUND_STATUS
  if (preview || c.req.method !== 'GET' || (hitIn === undefined && !isMissing)) return undefined
  // what was masked or cut is no address that a rule could have
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

async function add(store: VisitStore, visit: Visit, now: number): Promise<void> {
  try {
    await store.add(visit, now)
  } catch (error) {
    log('warn', 'visit-not-counted', { reason: loggableReason(error) })
  }
}
