import { locatorPath } from '#shared/locale/localized-paths.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { FoundStation, SearchAnswer } from '#shared/search/search-answer.ts'
import type { StationPart } from '#shared/stations/hours/part-hours.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import type { ServiceId } from '#shared/stations/search/service-words.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { StatusLine } from '../stations/hours/status-line.tsx'
import { useMinute } from '../stations/hours/use-minute.ts'
import { askedIn, askedParts } from '../stations/results/asked.ts'
import { Icon, iconAfter } from '../ui/icon.tsx'
import { MarkedWords } from './marked-words.tsx'
import { useServiceNames } from './service-names.ts'

/**
 * The stations that match a place or a name, each with its status. Services alone are one row,
 * without the stations.
 */
export function StationGroup({
  answer: { q, stations, kind, now: first },
}: {
  answer: SearchAnswer
}) {
  const t = useTranslate('search')
  const now = useMinute(first)
  const locale = useLocale()
  if (stations?.items.length === 0) return null
  const words = stations?.words ?? q
  const to = locatorPath(locale, `${new URLSearchParams({ q: words })}`)
  const asked = askedParts(askedIn({ filters: [] }, stations?.services ?? []))
  const isList = stations && (stations.areNamed || kind !== undefined)
  return (
    <section className="search-group">
      <h2 className="search-group-title ui-row">
        {t('kinds.stations')}{' '}
        {isList && <span className="search-group-count ui-soft">{stations.total}</span>}
      </h2>
      {isList && stations.leftOut && (
        <p className="ui-above-4">{t('stations.leftOut', { text: stations.leftOut.join(', ') })}</p>
      )}
      {!stations && <p className="ui-above-4">{t('stations.failed')}</p>}
      {stations && !isList && (
        <StationsRow stations={stations} words={words} to={to} now={now} asked={asked} />
      )}
      {isList && (
        <ul>
          {stations.items.map((station) => (
            <Row key={station.path} station={station} words={words} now={now} asked={asked} />
          ))}
        </ul>
      )}
      {isList && (
        <SiteLink to={to} className={`content-link ${iconAfter('arrow-right')}`}>
          {t(pluralKey('stations.all', stations.total), { count: stations.total })}
        </SiteLink>
      )}
    </section>
  )
}

const COMPANIES: readonly ServiceId[] = ['post', 'matkahuolto', 'budbee', 'schenker', 'veikkaus']

interface StatusProps {
  now: Date
  asked: readonly StationPart[]
}

function Row({
  station,
  words,
  now,
  asked,
}: StatusProps & { station: FoundStation; words: string }) {
  const locale = useLocale()
  const { name, path, address, distance } = station
  return (
    <li className="search-hit ui-line ui-gap-4">
      <div className="search-hit-text">
        <h3 className="search-hit-title">
          <SiteLink to={path} className="ui-quiet">
            <MarkedWords text={name} q={words} />
          </SiteLink>
        </h3>
        <StatusLine station={station} now={now} asked={asked} />
        <p className="ui-soft">
          {[address.street, `${address.postalCode} ${address.city}`.trim()]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {distance !== undefined && (
        <p className="search-hit-end">{formatDistance(distance, locale)}</p>
      )}
    </li>
  )
}

interface StationsRowProps extends StatusProps {
  stations: NonNullable<SearchAnswer['stations']>
  words: string
  /** address of the station search */
  to: string
}

/** '129 stations with charging' or '66 stations for “parcel”', with the status of the nearest. */
function StationsRow({
  stations: { items, total, services },
  words,
  to,
  now,
  asked,
}: StationsRowProps) {
  const t = useTranslate('search')
  const locale = useLocale()
  const names = useServiceNames(services)
  const [nearest] = items
  return (
    <div className="search-hit ui-line ui-gap-4 ui-hover">
      <span className="search-hit-icon">
        <Icon name="map-pin" />
      </span>
      <div className="search-hit-text">
        <h3 className="search-hit-title">
          <SiteLink to={to} className="ui-quiet ui-cover">
            {t(pluralKey(names.length > 0 ? 'stations.with' : 'stations.matching', total), {
              count: total,
              services: names.map((name, index) => inSentence(name, services[index])).join(', '),
              words,
            })}
          </SiteLink>
        </h3>
        {nearest?.distance !== undefined && (
          <>
            <StatusLine station={nearest} now={now} {...(asked[0] && { only: asked[0] })} />
            <p className="ui-soft">
              {t('stations.nearest', {
                name: nearest.name,
                distance: formatDistance(nearest.distance, locale),
              })}
            </p>
          </>
        )}
      </div>
      <Icon name="chevron-right" />
    </div>
  )
}

/** 'Lataus' → 'lataus', 'Gas (LPG)' → 'gas (LPG)'; 'AdBlue' and names of companies stay. */
function inSentence(name: string, service: ServiceId | undefined): string {
  if (COMPANIES.some((each) => each === service)) return name
  return name.replace(/^\p{Lu}(?=[\p{Ll} -]*(?:\(|$))/u, (letter) => letter.toLowerCase())
}
