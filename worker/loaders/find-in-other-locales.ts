import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { findTableTarget, loadContent, type LoadContext } from './load-page.ts'

/** The other locales that know a path, as a page or in their redirect table; asked when its own locale does not. */
export async function findInOtherLocales(context: LoadContext, own: LocaleCode, path: string): Promise<LocaleCode[]> {
  const others = LOCALE_CODES.filter((locale) => locale !== own)
  const known = await Promise.all(
    others.map(async (locale) => {
      const [target, page] = await Promise.all([
        findTableTarget(context, locale, path),
        loadContent(context, { locale, path, preview: false }),
      ])
      return target !== undefined || 'content' in page
    }),
  )
  return others.filter((_, index) => known[index])
}
