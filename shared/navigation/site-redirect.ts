import { localizedHref, type SiteAddressing } from '../locale/locale-links.ts'
import type { SiteDomains } from '../locale/locale-origins.ts'
import type { RedirectResult } from './page-result.ts'
import { isSamePage, sitePage } from './site-page.ts'

interface Asked {
  domains: SiteDomains
  origin: string
  addressing: SiteAddressing
  path: string
  /** the locale was said by the address: its host, or its prefix */
  explicit: boolean
}

/** A redirect of §2.3 as the visitor can follow it. One that leads back to this very page, however it is written, is none. */
export function siteRedirect(
  redirect: RedirectResult | undefined,
  { domains, origin, addressing, path, explicit }: Asked,
): RedirectResult | undefined {
  if (!redirect) return undefined
  // an address that names its locale leads to one that does; one that does not is a first access, and so is where it leads
  const asAsked = explicit ? addressing : { ...addressing, prefix: '' as const }
  const location = redirect.external ? redirect.location : localizedHref(redirect.location, asAsked)
  const { locale } = addressing
  const target = sitePage(location, { domains, origin, locale })
  return target && isSamePage(target, { locale, path }) ? undefined : { ...redirect, location }
}
