import { Fragment } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { LocatorAnswer, StationRow } from '#shared/stations/search/locator-answer.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { FerryRows } from '../route/ferry-rows.tsx'
import { foldTowns, type ListItem, type NumberedRow } from '../route/fold-towns.ts'
import { RouteNote } from '../route/route-note.tsx'
import { TownLinks } from '../search/town-links.tsx'
import type { ShownAnswer } from '../use-answer.ts'
import { useLocator } from '../use-query.ts'
import { askedIn } from './asked.ts'
import { nearestRow } from './nearest-row.ts'
import { formatMoment, NoMatch, Notes } from './notices.tsx'
import { ShowMore } from './show-more.tsx'
import { StationCard } from './station-card.tsx'

interface ResultsProps extends Pick<ShownAnswer, 'isLoading' | 'failure' | 'retry'> {
  answer: LocatorAnswer
  now: Date
  /** id of the station whose pin is under the pointer */
  hovered: string | undefined
  onHover: (id: string | undefined) => void
}

/** The list. It stays, dimmed, while the next answer is loading. */
export function Results({
  answer,
  now,
  isLoading,
  failure,
  retry,
  hovered,
  onHover,
}: ResultsProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const isOnline = useOnline()
  const { total, place, nearby, services, route } = answer
  const isNearestShown = nearestRow(answer, query) !== undefined
  const stations = isNearestShown ? answer.stations.slice(1) : answer.stations
  const isRoute = route !== undefined && route.line.length > 0
  const items = foldTowns(stations, route)
  // a town counts as its first station: a ferry inside its closed row would be hidden
  const alongs = items.map((item) => firstRow(item)?.along)
  const asked = askedIn(query, services)
  // the nearest to what?
  const asksForTown = query.nearest && !query.near && query.q === '' && !answer.guess && !route
  return (
    <div className="locator-results" aria-busy={isLoading}>
      {isOnline ? (
        failure && <NotUpdated failure={failure} onRetry={retry} />
      ) : (
        <Offline asOf={answer.now} />
      )}
      <Notes answer={answer} />
      {route && <RouteNote route={route} />}
      {(total === 0 || place?.isBeyond || (nearby?.isBeyond && !isNearestShown)) && (
        <NoMatch answer={answer} />
      )}
      {asksForTown ? (
        <TownLinks />
      ) : (
        <>
          <ul
            className="locator-cards"
            data-route={isRoute || undefined}
            aria-label={t('list.label')}
          >
            {items.map((item, index) => (
              <Fragment key={item.town ?? item.row.station.id}>
                <FerryRows route={route} after={alongs[index - 1]} before={alongs[index]} />
                {item.town === undefined ? (
                  numbered(item)
                ) : (
                  <li className="locator-town">
                    <details open={item.rows.some(({ row }) => row.station.id === query.selected)}>
                      <summary className="ui-line ui-spread ui-strong">
                        {item.town} ·{' '}
                        {t(pluralKey('list.count', item.rows.length), { count: item.rows.length })}
                        <Icon name="chevron-down" />
                      </summary>
                      <ul className="locator-cards" data-route>
                        {item.rows.map(numbered)}
                      </ul>
                    </details>
                  </li>
                )}
              </Fragment>
            ))}
            {stations.length === total && (
              <FerryRows route={route} after={alongs.at(-1)} before={undefined} />
            )}
          </ul>
          {total > 0 && <ShowMore amount={answer.stations.length} total={total} />}
        </>
      )}
    </div>
  )

  function numbered({ row, stop }: NumberedRow) {
    const { id } = row.station
    return (
      <li key={id} data-hovered={id === hovered || undefined} data-stop={stop}>
        <StationCard
          row={row}
          asked={asked}
          now={now}
          isSelected={id === query.selected}
          route={route}
          onHover={onHover}
        />
      </li>
    )
  }
}

function firstRow(item: ListItem): StationRow | undefined {
  return item.town === undefined ? item.row : item.rows[0]?.row
}

/** The next answer did not arrive: the list above it is the last one. */
function NotUpdated({ failure, onRetry }: { failure: 'failed' | 'limited'; onRetry: () => void }) {
  const t = useTranslate('stations')
  return (
    <p className="locator-note" role="alert">
      {t(`summary.${failure}`)}
      <button type="button" className="ui-link" onClick={onRetry}>
        {t('summary.retry')}
      </button>
    </p>
  )
}

/** This page shows the last list. */
function Offline({ asOf }: { asOf: string }) {
  const t = useTranslate('stations')
  const date = formatMoment(asOf, LOCALES[useLocale()].iso)
  return (
    <p className="locator-note" role="alert">
      <span>{t('summary.offline', { date })}</span>
      <SiteLink page="saved" className="ui-link">
        {t('summary.saved')}
      </SiteLink>
    </p>
  )
}
