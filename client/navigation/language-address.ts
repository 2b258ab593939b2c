import { addressingOf, localizedHref } from '#shared/locale/locale-links.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import type { Site } from './site-context.tsx'

/**
 * The target of the language switcher (§2.2): the same page in the other locale, on that locale's
 * own domain if it has one. If the page does not exist there, `samePage` is false and the target is
 * the landing page.
 */
export function languageAddress(
  locale: LocaleCode,
  { config, localizedPagePaths, addressing, path }: Site,
) {
  const counterpart =
    locale === addressing.locale ? (localizedPagePaths[locale] ?? path) : localizedPagePaths[locale]
  const origin = config.localeOrigins[locale]
  const href =
    (origin ?? '') +
    localizedHref(
      counterpart ?? '/',
      addressingOf(locale, origin !== undefined, addressing.preview),
    )
  return { href, samePage: counterpart !== undefined }
}
