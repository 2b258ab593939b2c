import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { languageAddress } from '../navigation/language-address.ts'
import { useSite } from '../navigation/site-context.tsx'

/** The same path where another language knows it. */
export function OtherLanguages({ path, locales }: { path: string; locales: LocaleCode[] }) {
  const t = useTranslate()
  const site = useSite()
  if (locales.length === 0) return null
  return (
    <section className="errors-suggestions">
      <h2>{t('errorPage.otherLanguages')}</h2>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a href={languageAddress(locale, { ...site, localizedPagePaths: { [locale]: path } }).href} hrefLang={LOCALES[locale].htmlLang}>
              <span lang={LOCALES[locale].htmlLang}>{LOCALES[locale].displayName}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
