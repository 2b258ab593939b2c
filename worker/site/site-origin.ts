// The origins of the site, and those its pictures may come from.
import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import { configuredOrigin, type LocaleOrigins, localeOrigins } from '#shared/locale/locale-origins.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { encodePath } from '#shared/navigation/page-path.ts'
import type { Config } from '../env.ts'

/** A page's one true address in a locale: on the locale's own domain where it has one, else on `origin`, with its prefix. */
export function absoluteAddress(locale: LocaleCode, path: string, origin: string, origins: LocaleOrigins): string {
  const addressing = addressingOf(locale, origins[locale] !== undefined)
  return (origins[locale] ?? origin) + encodePath(localizedHref(path, addressing))
}

/** The origin of a request's site, and of every locale's. */
export function requestOrigins(address: string, config: Config): { origin: string; origins: LocaleOrigins } {
  const url = new URL(address)
  return { origin: configuredOrigin(url, config), origins: localeOrigins(config, url.protocol) }
}

/** A locale's feed of articles (worker/routes/rss.ts). */
export function feedAddress(locale: LocaleCode, origin: string, origins: LocaleOrigins): string {
  return `${origins[locale] ?? origin}/rss-${locale}.xml`
}

/** Where pictures may come from, besides this site: the backend, and the hosts of IMAGE_HOSTS over https. */
export function imageOrigins(config: Config): string[] {
  return [new URL(config.BACKEND_URL).origin, ...config.IMAGE_HOSTS.map((host) => `https://${host.toLowerCase()}`)]
}

/** Where in those places pictures are: the backend has other things than pictures, a host of IMAGE_HOSTS has not. */
export function imageFolders(config: Config): string[] {
  const [backend = '', ...hosts] = imageOrigins(config)
  return [`${backend}/media/`, `${backend}/assets/`, ...hosts.map((host) => `${host}/`)]
}
