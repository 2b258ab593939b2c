import { localizedHref, type SiteAddressing } from '../locale/locale-links.ts'
import type { SiteDomains } from '../locale/locale-origins.ts'
import type { RedirectResult } from './page-result.ts'
import { isSamePage, sitePage } from './site-page.ts'

interface Asked {
  domains: SiteDomains
  origin: string
  addressing: SiteAddressing
  path: string
  /** the address determines the locale, by its host or prefix */
  explicit: boolean
}

/**
 * A redirect (§2.3) with the address for this visitor. undefined when it leads back to the same
 * page.
 */
export function siteRedirect(
  redirect: RedirectResult | undefined,
  { domains, origin, addressing, path, explicit }: Asked,
): RedirectResult | undefined {
  if (!redirect) return undefined
  // the target gets a locale prefix only if the requested address determines the locale
  const asAsked = explicit ? addressing : { ...addressing, prefix: '' as const }
  const location = redirect.external ? redirect.location : localizedHref(redirect.location, asAsked)
  const { locale } = addressing
  const target = sitePage(location, { domains, origin, locale })
  return target && isSamePage(target, { locale, path }) ? undefined : { ...redirect, location }
}
