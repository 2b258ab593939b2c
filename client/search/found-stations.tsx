import { locatorPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { SearchAnswer } from '#shared/search/search-answer.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { iconAfter } from '../ui/icon.tsx'
import { MarkedWords } from './marked-words.tsx'

/** The first matching stations and a link to all of them; nothing without a match. */
export function FoundStations({ answer: { stations, q } }: { answer: SearchAnswer }) {
  const t = useTranslate('search')
  const locale = useLocale()
  if (stations?.items.length === 0) return null
  return (
    <section className="search-group">
      <h2 className="search-group-title ui-row">
        {t('kinds.stations')} {stations && <span className="ui-soft">{stations.total}</span>}
      </h2>
      {stations?.leftOut && <p className="search-help">{t('stations.leftOut', { text: stations.leftOut.join(', ') })}</p>}
      {!stations && <p className="search-help">{t('stations.failed')}</p>}
      <ul>
        {stations?.items.map(({ name, path, address: { street, postalCode, city }, distance }) => (
          <li key={path} className="search-hit">
            <div className="search-hit-text">
              <h3 className="search-hit-title">
                <SiteLink to={path}>
                  <MarkedWords text={name} q={q} />
                </SiteLink>
              </h3>
              <p className="ui-soft">{[street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')}</p>
            </div>
            {distance !== undefined && <p className="search-hit-end">{formatDistance(distance, locale)}</p>}
          </li>
        ))}
      </ul>
      {stations && (
        <SiteLink to={locatorPath(locale, `${new URLSearchParams({ q })}`)} className={`content-link ${iconAfter('arrow-right')}`}>
          {t(pluralKey('stations.all', stations.total), { count: stations.total })}
        </SiteLink>
      )}
    </section>
  )
}
