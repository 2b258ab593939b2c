import type { ReactNode } from 'react'
import type { ErrorLinks, NavigationItem } from '#shared/contract/layout.ts'
import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { languageAddress } from '../navigation/language-address.ts'
import { useSite } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { nearestPages } from './nearest-pages.ts'

const LABELS = [
  { name: 'reportProblem', icon: 'flag' },
  { name: 'customerService24h', icon: 'headset' },
  { name: 'feedbackContact', icon: 'message' },
] as const

/**
 * Links whose targets come from the layout. Without a target a label links to the contact page. The
 * last link is the station locator.
 */
export function UsefulLinks({ links }: { links: ErrorLinks | undefined }) {
  const t = useTranslate()
  const errors = useTranslate('errors')
  const { locale } = useSite().addressing
  const contact = { contentType: 'internalLink', url: localizedPath('contact', locale) } as const
  return (
    <section className="errors-links" aria-labelledby="errors-links-title">
      <h2 id="errors-links-title">{errors('usefulLinks')}</h2>
      <ul>
        {LABELS.map(({ name, icon }) => {
          const link = links?.[name]
          return (
            <li key={name}>
              <TargetLink
                target={link?.target ?? contact}
                sameTab={link?.sameTab}
                className="errors-link ui-line ui-gap-3 ui-strong"
              >
                <Icon name={icon} />
                <span>
                  {errors(name)}{' '}
                  {link && <span className="errors-link-more ui-soft">{link.text}</span>}
                </span>
              </TargetLink>
            </li>
          )
        })}
        <li>
          <SiteLink page="stationLocator" className="errors-link ui-line ui-gap-3 ui-strong">
            <Icon name="map-pin" />
            {t('header.searchStations')}
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}

/** The same path in the languages that have it. */
export function OtherLanguages({ path, locales }: { path: string; locales: LocaleCode[] }) {
  const t = useTranslate('errors')
  const site = useSite()
  return (
    <Suggestions title={t('otherLanguages')}>
      {locales.map((locale) => (
        <li key={locale} lang={LOCALES[locale].htmlLang}>
          <a
            href={languageAddress(locale, { ...site, localizedPagePaths: { [locale]: path } }).href}
            hrefLang={LOCALES[locale].htmlLang}
          >
            {LOCALES[locale].displayName}
          </a>
        </li>
      ))}
    </Suggestions>
  )
}

/** The known pages with the most similar paths. */
export function NearestPages({ path, navigation }: { path: string; navigation: NavigationItem[] }) {
  const t = useTranslate('errors')
  return (
    <Suggestions title={t('nearestPages')}>
      {nearestPages(navigation, path).map((item) => (
        <li key={item.id}>
          <SiteLink to={item.url}>{item.text}</SiteLink>
        </li>
      ))}
    </Suggestions>
  )
}

function Suggestions({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="errors-suggestions">
      <h2>{title}</h2>
      <ul className="ui-row">{children}</ul>
    </section>
  )
}
