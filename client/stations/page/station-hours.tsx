import { Fragment } from 'react'
import type { Station } from '#shared/contract/station.ts'
import { stationHours } from '#shared/stations/hours/read-opening-hours.ts'
import type { TranslateIn } from '../../i18n/messages.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { dayText } from '../hours/clock-text.ts'
import { hoursParts } from '../hours/hours-text.ts'
import { isOpenAroundTheClock, openingRows, type OpeningRow } from '../hours/opening-hours.ts'
import { useMinute } from '../hours/use-minute.ts'
import { classNames } from '../../content/class-names.ts'
import { Section } from '../../content/blocks/section.tsx'
import { ContactCard } from './contact-card.tsx'
import { isPast } from '../hours/days.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The contact card, and a week of opening hours: of the station, the kitchen, lunch and breakfast. */
export function StationHours({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const { timeZone, kitchenHours, lunchHours, breakfastHours } = station
  const tables = [
    { title: t('labels.station'), hours: stationHours(station) },
    { title: t('labels.kitchen'), hours: kitchenHours },
    { title: t('labels.lunch'), hours: lunchHours },
    { title: t('labels.breakfast'), hours: breakfastHours },
  ].filter(({ hours }) => hours !== undefined)
  return (
    <Section className="station-hours" title={t('labels.openingHours')} anchor={undefined}>
      <div className="station-cards">
        {tables.map(({ title, hours }) => (
          <HoursTable key={title} title={title} hours={hours} timeZone={timeZone} />
        ))}
        <ContactCard station={station} />
      </div>
    </Section>
  )
}

interface HoursTableProps {
  title: string
  /** in either shape of §3 */
  hours: unknown
  timeZone: string
}

/** A row for each day (§2.4). The server's HTML has weekdays and dates; the browser knows today and tomorrow. */
function HoursTable({ title, hours, timeZone }: HoursTableProps) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const now = useMinute()
  const rows = openingRows(hours, now, timeZone)
  return (
    <table className="station-card ui-card station-week">
      <caption className="station-card-title">{title}</caption>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td className="station-week-none">{isOpenAroundTheClock(hours) ? t('hours.open24h') : t('hours.none')}</td>
          </tr>
        )}
        {rows.map((row) => (
          <tr
            key={row.date}
            className={classNames(
              row.label === 'today' && 'station-week-today',
              now && isPast(row.date, now, timeZone) && 'station-week-past',
            )}
          >
            <th scope="row">
              <span className="station-week-day">{dayName(row, t)}</span>
              <time dateTime={row.date}>{dayText(row.date, t)}</time>
            </th>
            <td>
              {/* a line may break between ranges, but not inside one */}
              {hoursParts(row, t, locale).map((part) => (
                <Fragment key={part}>
                  <span className="station-week-range">{part}</span>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function dayName({ label }: OpeningRow, t: TranslateIn<'stations'>): string {
  if (label === 'today') return t('hours.today')
  return label === 'tomorrow' ? t('hours.tomorrow') : t(`weekdaysShort.${label}`)
}
