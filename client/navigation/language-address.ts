import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Site } from './site-context.tsx'

/**
 * Where the language switcher leads (§2.2): to the same page in the other locale, on that locale's own domain where it has one; without
 * a counterpart (`samePage` is false) to the landing page.
 */
export function languageAddress(locale: LocaleCode, { config, localizedPagePaths, addressing, path }: Site) {
  const counterpart = locale === addressing.locale ? (localizedPagePaths[locale] ?? path) : localizedPagePaths[locale]
  const origin = config.localeOrigins[locale]
  const href = (origin ?? '') + localizedHref(counterpart ?? '/', addressingOf(locale, origin !== undefined, addressing.preview))
  return { href, samePage: counterpart !== undefined }
}
