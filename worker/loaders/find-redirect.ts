import { matchRedirect } from '#shared/navigation/redirect-match.ts'
import { redirectKey, targetFault } from '#shared/navigation/redirect-rule.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { cachedRedirects, type RedirectContext } from './cached-redirects.ts'

const LIMIT_MS = 300
/** longer than the time limit of a page's fetch */
const PREVIEW_LIMIT_MS = 10_000

/**
 * How long a visitor waits for the table, and a redirect for the pages on its way. A preview waits
 * for both: editors check the true result.
 */
export function redirectLimitMs({ preview }: Pick<LoadContext, 'preview'>): number {
  return preview ? PREVIEW_LIMIT_MS : LIMIT_MS
}

/** The table's target for a path. For the root, the configured root page comes first (§2.1). */
export async function findTableTarget(
  context: LoadContext,
  path: string,
): Promise<string | undefined> {
  const rootPage = path === '/' ? context.config.ROOT_PAGES[context.locale] : undefined
  return rootPage ?? findRedirect(context, path)
}

/**
 * The redirect table's target for a path (§2.3): a site path or an http(s) address, without the
 * request's query. `path` is normalised and has no locale prefix. undefined without a rule, with an
 * unsafe target, or without a table in time. Never rejects.
 */
export async function findRedirect(
  context: RedirectContext,
  path: string,
): Promise<string | undefined> {
  const key = redirectKey(path)
  return key === undefined ? undefined : withinLimit(find(context, key), redirectLimitMs(context))
}

async function find(context: RedirectContext, key: string): Promise<string | undefined> {
  const rules = await cachedRedirects(context)
  const target = rules && matchRedirect(rules, key)
  if (target === undefined) return undefined
  // checked here too, because staff may edit KV by hand
  const reason = targetFault(target)
  if (reason === undefined && typeof target === 'string') return target
  log('warn', 'redirect-target-ignored', {
    locale: context.locale,
    path: loggablePath(key),
    reason,
  })
  return undefined
}
