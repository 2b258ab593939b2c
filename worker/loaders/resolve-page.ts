import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { decidePageResult, type PageResult } from '#shared/navigation/page-result.ts'
import type { SiteAddress } from '../app-env.ts'
import { pageAddress } from './encode-path.ts'
import { findInOtherLocales } from './find-in-other-locales.ts'
import { findTableTarget, loadContent, loadPage, type LoadContext, type LoadedParts } from './load-page.ts'

/** What an address comes to, with the addresses a visitor of this site can follow. `search` is '' or '?…'. */
export async function resolvePage(context: LoadContext, site: SiteAddress, search: string): Promise<PageResult> {
  const { addressing, path } = site
  const request = { locale: addressing.locale, path }
  const parts = await loadPage(context, request)
  const result = decide({ ...parts, tableTarget: rootPage(context, site) ?? parts.tableTarget }, site, search)
  if (result.kind !== 'error' || result.status !== NOT_FOUND_STATUS) return result

  const elsewhere = await findInOtherLocales(context, request)
  const [first] = elsewhere
  // an address without prefix that only another locale knows leads there; one that names its locale says so on the error page
  if (first && !site.explicit) return leadTo(first, context, site, search)
  return elsewhere.length > 0 ? { ...result, elsewhere } : result
}

/** To the locale that knows the path; where its redirect table does, to the target at once: each redirect costs a visitor a round trip. */
async function leadTo(locale: LocaleCode, context: LoadContext, site: SiteAddress, search: string): Promise<PageResult> {
  const { path, preview } = site
  const addressing = addressingOf(locale, false, preview)
  const tableTarget = await findTableTarget(context, locale, path)
  if (tableTarget !== undefined) {
    const page = await loadContent(context, { locale, path })
    const result = decide({ layout: undefined, page, tableTarget }, { ...site, addressing, explicit: true }, search)
    if (result.kind === 'redirect') return result
  }
  return { kind: 'redirect', location: pageAddress({ prefix: addressing.prefix, path, preview }) + search, external: false }
}

/** §2.1: visiting the root may redirect to a configured root page. */
function rootPage({ config }: LoadContext, { path, addressing }: SiteAddress): string | undefined {
  return path === '/' ? config.ROOT_PAGES[addressing.locale] : undefined
}

/** The decision of §2.3. A redirect that leads back to this very page, however it is written, is none: the page is shown. */
function decide(parts: LoadedParts, site: SiteAddress, search: string): PageResult {
  const { path, addressing } = site
  const result = decidePageResult({ ...parts, path, search })
  if (result.kind !== 'redirect') return result
  // an address that names its locale leads to one that does; one that does not is a first access, and so is where it leads
  const asAsked = site.explicit ? addressing : { ...addressing, prefix: '' as const }
  const location = result.external ? result.location : localizedHref(result.location, asAsked)
  if (!leadsBack(location, site)) return { ...result, location }
  const layout = parts.layout ? { layout: parts.layout } : {}
  return 'content' in parts.page
    ? { kind: 'page', ...layout, page: parts.page }
    : { kind: 'error', ...layout, status: parts.page.status, path }
}

function leadsBack(location: string, { origin, path, addressing }: SiteAddress): boolean {
  if (!URL.canParse(location, origin)) return false
  const target = new URL(location, origin)
  const asked = parsePagePath(target.pathname)
  const isSameSite = target.origin.replace('://www.', '://') === origin
  return isSameSite && asked.path === path && (asked.locale ?? addressing.locale) === addressing.locale
}
