import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { LocaleOrigins } from '../app-env.ts'
import { encodePath } from '../loaders/encode-path.ts'
import { siteOrigin } from './site-origin.ts'

/** A page's one true address in a locale: on the locale's own domain where it has one, else on `origin`, with its prefix. */
export function absoluteAddress(locale: LocaleCode, path: string, origin: string, origins: LocaleOrigins): string {
  const addressing = addressingOf(locale, origins[locale] !== undefined)
  return siteOrigin(locale, origin, origins) + encodePath(localizedHref(path, addressing))
}
