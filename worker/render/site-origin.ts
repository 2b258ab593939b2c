import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Config } from '../env.ts'
import type { LocaleOrigins } from '../app-env.ts'

/** Where a locale's site is: its own domain, else the origin that was asked. */
export function siteOrigin(locale: LocaleCode, origin: string, localeOrigins: LocaleOrigins): string {
  return localeOrigins[locale] ?? origin
}

/** The first domain of each locale in LOCALE_DOMAINS, as an origin. */
export function localeOrigins(config: Config, protocol: string): LocaleOrigins {
  const origins: LocaleOrigins = {}
  for (const [host, locale] of Object.entries(config.LOCALE_DOMAINS)) origins[locale] ??= `${protocol}//${host}`
  return origins
}
