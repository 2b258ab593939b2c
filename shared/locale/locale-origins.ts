import { localeForHost } from './locale-links.ts'
import { DEFAULT_LOCALE, type LocaleCode } from './locales.ts'

/** The part of the worker's configuration that binds hosts to locales. */
export interface SiteDomains {
  LOCALE_DOMAINS: Partial<Record<string, LocaleCode>>
}

export type LocaleOrigins = Partial<Record<LocaleCode, string>>

/** The first domain of each locale in LOCALE_DOMAINS, as an origin. `protocol` ends in a colon. */
export function localeOrigins({ LOCALE_DOMAINS }: SiteDomains, protocol: string): LocaleOrigins {
  const origins: LocaleOrigins = {}
  for (const [host, locale] of Object.entries(LOCALE_DOMAINS))
    if (locale) origins[locale] ??= `${protocol}//${host}`
  return origins
}

/** The origin of a request, in the spelling of LOCALE_DOMAINS if the host is listed there. */
export function configuredOrigin(url: URL, domains: SiteDomains): string {
  const locale = localeForHost(url.host, domains.LOCALE_DOMAINS)
  return (locale && localeOrigins(domains, url.protocol)[locale]) ?? url.origin
}

/**
 * The origin of the default locale, else of the first locale with a domain. undefined without
 * LOCALE_DOMAINS.
 */
export function defaultOrigin(domains: SiteDomains, protocol: string): string | undefined {
  const origins = localeOrigins(domains, protocol)
  return origins[DEFAULT_LOCALE] ?? Object.values(origins)[0]
}
