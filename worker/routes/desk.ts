import type { Context } from 'hono'
import type { DeskSite } from '#redirects/desk/index.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { cardListRedirect } from '#shared/navigation/page-result.ts'
import { isLocalHost } from '../address/is-local-host.ts'
import type { AppEnv } from '../app-env.ts'
import { storePurges } from '../controls/purges.ts'
import { readConfig } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { listPaths } from '../loaders/list-paths.ts'
import { loadContent } from '../loaders/load-content.ts'
import { log } from '../log.ts'

/** The redirect desk, loaded on first use. 404 unless access is configured. */
export async function desk(c: Context<AppEnv>): Promise<Response> {
  const { DESK_READERS: readers, DESK_EDITORS: editors } = readConfig(c.env)
  const { REDIRECTS, DESK_DB } = c.env
  const token = localToken(c)
  const access = accessOf(c.executionCtx)
  const isOpen =
    token !== undefined || (access !== undefined && readers.length + editors.length > 0)
  if (!isOpen || !REDIRECTS || !DESK_DB) return c.notFound()
  const { openDesk } = await import('#redirects/desk/index.ts')
  return openDesk(
    c.req.raw,
    {
      stores: { kv: REDIRECTS, db: DESK_DB },
      site: siteOf(c),
      token,
      access,
      readers,
      editors,
    },
    c.executionCtx,
  )
}

/** The token opens the desk on this machine only. Elsewhere Cloudflare Access decides. */
function localToken(c: Context<AppEnv>): string | undefined {
  const { DESK_TOKEN: token } = readConfig(c.env)
  if (token === undefined || isLocalHost(c.get('url'))) return token
  log('warn', 'desk-token-refused', { host: c.get('url').hostname })
  return undefined
}

/** Cloudflare Access, if it protects the worker. Hono's context type does not have it. */
function accessOf(context: object): CloudflareAccessContext | undefined {
  return 'access' in context && isAccess(context.access) ? context.access : undefined
}

function isAccess(value: unknown): value is CloudflareAccessContext {
  return typeof readRecord(value)?.['getIdentity'] === 'function'
}

/** The functions of the site that the desk calls. */
function siteOf(c: Context<AppEnv>): DeskSite {
  const { LOCALE_DOMAINS: domains, ROOT_PAGES: rootPages } = readConfig(c.env)
  return {
    domains,
    rootPages,
    switches: c.env.CONTROLS,
    async pageAt(locale, path) {
      const { value: page } = await loadContent(loadContext(c, locale), path)
      if (!('content' in page)) return { status: page.status }
      const redirect = cardListRedirect(page)
      return { status: 200, ...(redirect !== undefined && { redirect }) }
    },
    async purge(names) {
      const { CONTROLS } = c.env
      if (!CONTROLS) throw new Error('no namespace CONTROLS: nothing can be purged')
      await storePurges(CONTROLS, names, Date.now())
      log('info', 'purge', { count: names.length })
    },
    async knownPaths() {
      const lists = await Promise.all(
        LOCALE_CODES.map((locale) => listPaths(loadContext(c, locale))),
      )
      return Object.fromEntries(
        LOCALE_CODES.map((locale, index) => [locale, new Set(lists[index]?.paths)]),
      )
    },
  }
}
