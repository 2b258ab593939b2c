import { localizedHref } from '#shared/locale/locale-links.ts'
import { decidePageResult, type PageResult } from '#shared/navigation/page-result.ts'
import type { SiteAddress } from '../app-env.ts'
import { encodePath } from './encode-path.ts'
import { findInOtherLocales } from './find-in-other-locales.ts'
import { loadPage, type LoadContext } from './load-page.ts'

/** What an address comes to, with the addresses a visitor of this site can follow. `search` is '' or '?…'. */
export async function resolvePage(context: LoadContext, site: SiteAddress, search: string): Promise<PageResult> {
  const { addressing, path, preview } = site
  const rootPage = path === '/' ? context.config.ROOT_PAGES[addressing.locale] : undefined
  // §2.1: visiting the root may redirect to a configured root page
  const tableTarget = rootPage === '/' ? undefined : rootPage

  const parts = await loadPage(context, { locale: addressing.locale, path, preview })
  const result = decidePageResult({ ...parts, tableTarget: tableTarget ?? parts.tableTarget, path, search })

  if (result.kind === 'redirect' && !result.external) return { ...result, location: localizedHref(result.location, addressing) }
  if (result.kind !== 'error' || result.status !== 404) return result

  const elsewhere = await findInOtherLocales(context, addressing.locale, path)
  const [first] = elsewhere
  // an address without prefix that only another locale knows leads there; one that names its locale says so on the error page
  if (first && !site.explicit) return { kind: 'redirect', location: `/${first}${encodePath(path)}${search}`, external: false }
  return elsewhere.length > 0 ? { ...result, elsewhere } : result
}
