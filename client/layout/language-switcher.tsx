import type { MouseEvent } from 'react'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { languageAddress } from '../navigation/language-address.ts'
import { useSite } from '../navigation/site-context.tsx'
import { Icon, iconAfter } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface LanguageSwitcherProps {
  /** only languages of this origin: what a visitor has typed is stored for this origin */
  sameOrigin?: boolean
}

/** Links to this page in each of the four languages. */
export function LanguageSwitcher({ sameOrigin = false }: LanguageSwitcherProps) {
  const t = useTranslate()
  const site = useSite()
  const { locale } = site.addressing
  const { localeOrigins } = site.config
  const codes = LOCALE_CODES.filter(
    (code) => !sameOrigin || localeOrigins[code] === localeOrigins[locale],
  )
  if (codes.length === 1) return null
  return (
    <details className="layout-language" data-dismissable="">
      <summary className={`layout-language-button ui-link ui-quiet ${iconAfter('chevron-down')}`}>
        <Icon name="globe" />
        <VisuallyHidden>{t('header.language')}: </VisuallyHidden>
        <span className="layout-language-name">{LOCALES[locale].displayName}</span>
      </summary>
      <ul className="layout-language-list ui-menu ui-card">
        {codes.map((code) => {
          const { displayName, htmlLang } = LOCALES[code]
          const { href, samePage } = languageAddress(code, site)
          return (
            <li key={code}>
              <a
                href={href}
                hrefLang={htmlLang}
                lang={htmlLang}
                className="layout-language-link ui-menu-item ui-hover"
                aria-current={code === locale ? 'true' : undefined}
                onClick={samePage ? (event) => keepQueryAndHash(event, href) : undefined}
              >
                {displayName}
                {!samePage && (
                  <small lang={LOCALES[locale].htmlLang}>
                    {t('header.notAvailableIn', { language: t(`header.inLanguage.${code}`) })}
                  </small>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Reads query and hash at the click: the server does not know them, and they change on the page. */
function keepQueryAndHash(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  event.currentTarget.href = href + location.search + location.hash
}
