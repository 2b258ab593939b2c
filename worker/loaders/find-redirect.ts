import { matchRedirect } from '#shared/navigation/redirect-match.ts'
import { redirectKey, targetFault } from '#shared/navigation/redirect-rule.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath } from '../log.ts'
import { cachedRedirects, type RedirectContext } from './cached-redirects.ts'

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
 * unsafe target, or without a table in time (lookUp). Never rejects.
 */
export async function findRedirect(
  context: RedirectContext,
  path: string,
): Promise<string | undefined> {
  const key = redirectKey(path)
  return key === undefined ? undefined : find(context, key)
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
