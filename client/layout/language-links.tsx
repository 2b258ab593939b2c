import type { MouseEvent } from 'react'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { languageAddress } from '../navigation/language-address.ts'

/** The page shown, in each of the four languages. */
export function LanguageLinks({ className }: { className: string }) {
  const site = useSite()
  const t = useTranslate()
  return (
    <ul className={className}>
      {LOCALE_CODES.map((locale) => {
        const { displayName, htmlLang } = LOCALES[locale]
        const { href, samePage } = languageAddress(locale, site)
        const current = locale === site.addressing.locale
        return (
          <li key={locale}>
            <a
              href={href}
              hrefLang={htmlLang}
              className="layout-language-link"
              aria-current={current ? 'true' : undefined}
              onClick={samePage ? (event) => keepRest(event, href) : undefined}
            >
              <span lang={htmlLang}>{displayName}</span>
              {!samePage && <small className="layout-language-note">{t('header.notAvailableIn', { language: displayName })}</small>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Query and hash go along to the other language. They are not known on the server, and change while a page is used: read at the click. */
function keepRest(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  event.currentTarget.href = href + location.search + location.hash
}
