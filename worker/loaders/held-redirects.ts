// Which version of a redirect table this isolate holds, and when it looks again.
import { pointerKey, readPointer } from '#shared/navigation/redirect-table.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { loggableReason } from '../log.ts'
import { NO_VERSION, loadRedirectVersion, type RedirectStore, type RedirectVersion } from './redirect-version.ts'

export interface HoldContext {
  kv: RedirectStore
  locale: LocaleCode
  /** milliseconds since 1970 */
  now: number
  waitUntil: (work: Promise<unknown>) => void
  log: RedirectLog
}

export type RedirectLog = (level: 'warn' | 'error', event: string, fields: Record<string, unknown>) => void

/** How old a first load may be and still be waited for: while KV hangs, only the first visitors wait. */
const WAIT_FOR_LOOK_MS = 300
const LOOK_AGAIN_MS = 60_000
const RETRY_MS = 5_000
/** A look that has not ended by then died with the request that began it. */
const LOOK_DEAD_MS = 15_000
/** KV's shortest: with the 60 s above, a pointer is seen at most 90 s after KV shows it. */
const POINTER_CACHE_TTL_S = 30

interface Held {
  version?: RedirectVersion
  lookAgainAt: number
  look?: { began: number; ended: Promise<void> }
}

// Module state: one version per locale and namespace, shared by all requests of the isolate.
const heldByStore = new WeakMap<RedirectStore, Map<LocaleCode, Held>>()

/**
 * The version held, at once; on an isolate's first look-up the first load is waited for, and shared by all who wait.
 * undefined: there is none yet, or KV failed and is asked again in a while. Never rejects.
 */
export async function heldRedirects(context: HoldContext): Promise<RedirectVersion | undefined> {
  const held = heldFor(context)
  const isDead = held.look && context.now - held.look.began > LOOK_DEAD_MS
  if ((!held.look && context.now >= held.lookAgainAt) || isDead) beginLook(held, context)
  if (!held.version && held.look && context.now - held.look.began < WAIT_FOR_LOOK_MS) await held.look.ended
  return held.version
}

function heldFor({ kv, locale }: HoldContext): Held {
  const byLocale = heldByStore.get(kv) ?? new Map<LocaleCode, Held>()
  heldByStore.set(kv, byLocale)
  const held = byLocale.get(locale) ?? { lookAgainAt: 0 }
  byLocale.set(locale, held)
  return held
}

function beginLook(held: Held, context: HoldContext): void {
  const look = { began: context.now, ended: lookAgain() }
  held.look = look
  context.waitUntil(look.ended)

  async function lookAgain(): Promise<void> {
    try {
      held.version = await liveVersion(context, held.version)
      held.lookAgainAt = context.now + LOOK_AGAIN_MS
    } catch (error) {
      // the last version seen stays: a table out of reach never costs a page
      held.lookAgainAt = context.now + RETRY_MS
      context.log('error', 'redirect-table-not-loaded', { locale: context.locale, reason: loggableReason(error) })
    } finally {
      if (held.look === look) delete held.look
    }
  }
}

async function liveVersion({ kv, locale }: HoldContext, current: RedirectVersion | undefined): Promise<RedirectVersion> {
  const text = await kv.get(pointerKey(locale), { type: 'text', cacheTtl: POINTER_CACHE_TTL_S })
  if (text === null) return NO_VERSION
  const { version } = readPointer(text)
  return current?.name === version ? current : loadRedirectVersion(kv, locale, version)
}
