import { addressingOf, localeForHost, localizedHref } from '#shared/locale/locale-links.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#shared/locale/locales.ts'
import type { Config } from '../env.ts'
import type { LocaleOrigins } from '../app-env.ts'
import { encodePath } from './page-address.ts'

/** Where a locale's site is: its own domain, else the origin that was asked. */
export function siteOrigin(locale: LocaleCode, origin: string, localeOrigins: LocaleOrigins): string {
  return localeOrigins[locale] ?? origin
}

/** A page's one true address in a locale: on the locale's own domain where it has one, else on `origin`, with its prefix. */
export function absoluteAddress(locale: LocaleCode, path: string, origin: string, origins: LocaleOrigins): string {
  const addressing = addressingOf(locale, origins[locale] !== undefined)
  return siteOrigin(locale, origin, origins) + encodePath(localizedHref(path, addressing))
}

/** The first domain of each locale in LOCALE_DOMAINS, as an origin. */
export function localeOrigins(config: Config, protocol: string): LocaleOrigins {
  const origins: LocaleOrigins = {}
  for (const [host, locale] of Object.entries(config.LOCALE_DOMAINS)) origins[locale] ??= `${protocol}//${host}`
  return origins
}

/** The origin a request's site goes by: as configured where LOCALE_DOMAINS knows the host, whatever its port or case; else as asked. */
export function configuredOrigin(url: URL, config: Config): string {
  const locale = localeForHost(url.host, config.LOCALE_DOMAINS)
  return locale === undefined ? url.origin : siteOrigin(locale, url.origin, localeOrigins(config, url.protocol))
}

/** The default locale's site, else the first there is; undefined without LOCALE_DOMAINS. */
export function defaultOrigin(config: Config, protocol: string): string | undefined {
  const origins = localeOrigins(config, protocol)
  return origins[DEFAULT_LOCALE] ?? Object.values(origins)[0]
}
