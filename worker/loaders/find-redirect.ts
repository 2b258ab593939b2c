import type { LocaleCode } from '#shared/locale/locales.ts'
import { foldRedirectKey, redirectKey, targetFault, targetKey } from '#shared/navigation/redirect-rule.ts'
import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath, loggableReason } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { cachedRedirects, type RedirectContext } from './cached-redirects.ts'
import type { FoundEntry, RedirectVersion } from './redirect-version.ts'

/** A visitor waits no longer for the table; the page is shown without it. */
const TABLE_LIMIT_MS = 300

/** Where the table leads a path; the root to its configured page (§2.1). */
export async function findTableTarget(context: LoadContext, path: string): Promise<string | undefined> {
  const rootPage = path === '/' ? context.config.ROOT_PAGES[context.locale] : undefined
  return rootPage ?? findRedirect(context, path)
}

/**
 * The redirect table's target for a path (§2.3): a site path or an http(s) address, without the request's query. `path` is normalised,
 * without locale prefix and query. undefined: no rule, a loop, an unsafe target, or no table within 300 ms. Never rejects.
 */
export async function findRedirect(context: RedirectContext, path: string): Promise<string | undefined> {
  const key = redirectKey(path)
  return key === undefined ? undefined : withinLimit(find(context, key), TABLE_LIMIT_MS)
}

async function find(context: RedirectContext, key: string): Promise<string | undefined> {
  try {
    const version = await cachedRedirects(context)
    return version && (await targetOf(context, version, key))
  } catch (error) {
    // a shard out of reach or damaged
    log('error', 'redirect-not-looked-up', { locale: context.locale, reason: loggableReason(error) })
    return undefined
  }
}

/** The first rule's target, once following the table has shown that it does not come back here. */
async function targetOf({ locale }: RedirectContext, version: RedirectVersion, key: string): Promise<string | undefined> {
  function cut(reason: 'loop' | 'too-long'): undefined {
    log('warn', 'redirect-cut', { locale, path: loggablePath(key), reason })
  }

  const met: string[] = []
  let first: string | undefined
  for (let next: string | undefined = key; next !== undefined;) {
    const entry = await version.find(next)
    const target = entry && safeTarget(locale, version, entry)
    if (!entry || target === undefined) return first
    // without case, so that /A and /a are one
    const name = foldRedirectKey(entry.key)
    // a loop further on is cut where it begins: the visitor stays there, and not here
    if (met.includes(name)) return name === met[0] ? cut('loop') : first
    if (met.push(name) > MAX_REDIRECT_HOPS) return cut('too-long')
    first ??= target
    next = targetKey(target, locale)
  }
  return first
}

/** The target of an entry. Entries may be edited in KV by hand. */
function safeTarget(locale: LocaleCode, version: RedirectVersion, { key, target }: FoundEntry): string | undefined {
  const reason = targetFault(target)
  if (reason === undefined && typeof target === 'string') return target
  log('warn', 'redirect-target-ignored', { locale, version: version.name, source: loggablePath(key), reason })
  return undefined
}
