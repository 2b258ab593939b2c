import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { SearchAnswer } from '#shared/search/search-answer.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'

/** The first matching stations and a link to all of them; nothing without a match. */
export function FoundStations({ q, stations }: { q: string; stations: SearchAnswer['stations'] | undefined }) {
  const t = useTranslate('search')
  const { paths } = LOCALES[useLocale()]
  if (stations?.total === 0) return null
  return (
    <section className="search-group">
      <h3 className="search-group-title">{t('stations.title')}</h3>
      {!stations && <p className="search-note">{t('stations.failed')}</p>}
      <ul className="search-stations">
        {stations?.items.map(({ name, path, address: { street, postalCode, city } }) => (
          <li key={path} className="search-station">
            <h4 className="search-hit-title">
              <SiteLink to={path}>{name}</SiteLink>
            </h4>
            <p className="ui-soft">{[street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
      {stations && (
        <SiteLink to={`${paths.stationLocator}?${new URLSearchParams({ q })}`} className={`content-link ${iconAfter('arrow-right')}`}>
          {t(pluralKey('stations.all', stations.total), { count: stations.total })}
        </SiteLink>
      )}
    </section>
  )
}
