import { localeForHost } from './locale-links.ts'
import { DEFAULT_LOCALE, type LocaleCode } from './locales.ts'

/** Which host is which locale's; of the worker's configuration. */
export interface SiteDomains {
  LOCALE_DOMAINS: Partial<Record<string, LocaleCode>>
}

export type LocaleOrigins = Partial<Record<LocaleCode, string>>

/** The first domain of each locale in LOCALE_DOMAINS, as an origin. `protocol` ends in a colon. */
export function localeOrigins({ LOCALE_DOMAINS }: SiteDomains, protocol: string): LocaleOrigins {
  const origins: LocaleOrigins = {}
  for (const [host, locale] of Object.entries(LOCALE_DOMAINS)) if (locale) origins[locale] ??= `${protocol}//${host}`
  return origins
}

/** The origin of a request's site: as configured where LOCALE_DOMAINS knows the host, whatever its port or case; else that of the request. */
export function configuredOrigin(url: URL, domains: SiteDomains): string {
  const locale = localeForHost(url.host, domains.LOCALE_DOMAINS)
  return (locale && localeOrigins(domains, url.protocol)[locale]) ?? url.origin
}

/** The default locale's site, else the first there is; undefined without LOCALE_DOMAINS. */
export function defaultOrigin(domains: SiteDomains, protocol: string): string | undefined {
  const origins = localeOrigins(domains, protocol)
  return origins[DEFAULT_LOCALE] ?? Object.values(origins)[0]
}
