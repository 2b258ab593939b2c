import { redirectKey, targetFault } from '#shared/navigation/redirect-rule.ts'
import { entryTarget } from '#shared/navigation/redirect-table.ts'
import { withSplat } from '#shared/navigation/redirect-target.ts'
import type { LoadContext } from '../load-context.ts'
import { log, loggablePath } from '../log.ts'
import { withinLimit } from '../within-limit.ts'
import { cachedRedirects, type RedirectContext } from './cached-redirects.ts'

const LIMIT_MS = 300
/** longer than the time limit of a page's fetch */
const PREVIEW_LIMIT_MS = 10_000

/** How long a visitor waits for the table, and a redirect for the pages on its way. A preview waits for both: editors check the true result. */
export function redirectLimitMs({ preview }: Pick<LoadContext, 'preview'>): number {
  return preview ? PREVIEW_LIMIT_MS : LIMIT_MS
}

/** The table's target for a path. For the root, the configured root page comes first (§2.1). */
export async function findTableTarget(context: LoadContext, path: string): Promise<string | undefined> {
  const rootPage = path === '/' ? context.config.ROOT_PAGES[context.locale] : undefined
  return rootPage ?? findRedirect(context, path)
}

/**
 * The redirect table's target for a path (§2.3): a site path or an http(s) address, without the request's query. `path` is normalised and has no
 * locale prefix. undefined without a rule, with an unsafe target, or without a table in time. Never rejects.
 */
export async function findRedirect(context: RedirectContext, path: string): Promise<string | undefined> {
  const key = redirectKey(path)
  return key === undefined ? undefined : withinLimit(find(context, key), redirectLimitMs(context))
}

async function find(context: RedirectContext, key: string): Promise<string | undefined> {
  const { locale, now } = context
  const version = await cachedRedirects(context)
  const match = version?.find(key, now)
  if (!match) return undefined
  const written = entryTarget(match.rule)
  const target = typeof written === 'string' && match.splat !== undefined ? withSplat(written, match.splat) : written
  // checked here too: staff may edit KV by hand, and the visitor writes the splat
  const reason = targetFault(written) ?? targetFault(target)
  if (reason === undefined && typeof target === 'string') return target
  log('warn', 'redirect-target-ignored', { locale, version: version?.name, source: loggablePath(match.key), reason })
  return undefined
}
