// The origins of the site and of its images.

import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import {
  configuredOrigin,
  type LocaleOrigins,
  localeOrigins,
} from '#shared/locale/locale-origins.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { encodePath } from '#shared/navigation/page-path.ts'
import type { Config } from '../env.ts'

/**
 * The canonical address of a page: on the domain of its locale, else on `origin` with the locale
 * prefix.
 */
export function absoluteAddress(
  locale: LocaleCode,
  path: string,
  origin: string,
  origins: LocaleOrigins,
): string {
  const addressing = addressingOf(locale, origins[locale] !== undefined)
  return (origins[locale] ?? origin) + encodePath(localizedHref(path, addressing))
}

/** The origin of the request, and of every locale with a domain. */
export function requestOrigins(
  url: Readonly<URL>,
  config: Config,
): { origin: string; origins: LocaleOrigins } {
  return { origin: configuredOrigin(url, config), origins: localeOrigins(config, url.protocol) }
}

export function feedAddress(locale: LocaleCode, origin: string, origins: LocaleOrigins): string {
  return `${origins[locale] ?? origin}/rss-${locale}.xml`
}

/** Allowed sources of images in addition to this site: the backend, and IMAGE_HOSTS with https. */
export function imageOrigins(config: Config): string[] {
  return [
    new URL(config.BACKEND_URL).origin,
    ...config.IMAGE_HOSTS.map((host) => `https://${host.toLowerCase()}`),
  ]
}

/** The folders of images. The backend also has other files; a host of IMAGE_HOSTS only has images. */
export function imageFolders(config: Config): string[] {
  const [backend = '', ...hosts] = imageOrigins(config)
  return [`${backend}/media/`, `${backend}/assets/`, ...hosts.map((host) => `${host}/`)]
}
