import type { ShownLocator } from '#shared/navigation/shown-page.ts'
import { holidayOn } from '#shared/stations/hours/holidays.ts'
import { partHours } from '#shared/stations/hours/part-hours.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import { MAX_SEARCH_TEXT, readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import type {
  LocatorAnswer,
  LocatorStart,
  StationRow,
} from '#shared/stations/search/locator-answer.ts'
import { dateOfDay, dayNumber } from '#shared/time/dates.ts'
import { weekdayOf } from '#shared/time/local-moment.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { usePageHref } from '../navigation/site-context.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { dayText } from './hours/clock-text.ts'
import { shortRanges } from './hours/hours-text.ts'
import { exceptionalRows, type OpeningRow, rowsOf } from './hours/opening-hours.ts'

/** The block holidayHours: the stations of a town, with their hours on the holidays that are near. */
export default function HolidayHours({ block }: BlockProps<ShownLocator>) {
  const t = useTranslate('stations')
  const { title, start } = block
  const q = readLocatorQuery(start?.search ?? '').q
  return (
    <Section className="station-holidays ui-stack" title={title} anchor={useAnchor(block)}>
      <search>
        <form
          className="station-holidays-form ui-field-frame ui-field-frame--single"
          method="get"
          action={usePageHref()}
        >
          <input
            type="search"
            name="q"
            defaultValue={q}
            key={q}
            maxLength={MAX_SEARCH_TEXT}
            enterKeyHint="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
          />
          <button type="submit" className="ui-icon-button" aria-label={t('search.submit')}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      {start && <Answer start={start} q={q} />}
    </Section>
  )
}

function Answer({ start, q }: { start: LocatorStart; q: string }) {
  const t = useTranslate('stations')
  if (start.kind !== 'list')
    return (
      <p role="alert">{t(start.kind === 'limited' ? 'summary.limited' : 'empty.unavailable')}</p>
    )
  if (q === '') return <p className="ui-soft">{t('holidays.ask')}</p>
  if (start.total === 0) return <output>{t('search.unknown', { text: q })}</output>
  return <HolidayTable answer={start} />
}

/** A row for each station, a column for each holiday. */
function HolidayTable({ answer: { stations, openDays, now } }: { answer: LocatorAnswer }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const rows = stations.map((row) => ({ row, hours: hoursOf(row, new Date(now)) }))
  const holidays = knownDates(openDays).flatMap((date) => {
    const names = stations.flatMap(({ station }) => holidayOn(date, station.address.country) ?? [])
    return names[0] ? [{ date, name: t(`holidays.names.${names[0]}`) }] : []
  })
  const dateText = (date: string) => `${t(`weekdaysShort.${weekdayOf(date)}`)} ${dayText(date, t)}`
  return (
    <table className="station-holidays-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="ui-visually-hidden">{t('list.label')}</span>
          </th>
          {holidays.map(({ date, name }) => (
            <th key={date} scope="col">
              {dateText(date)}
              <small>{name}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row: { station, distance }, hours }) => (
          <tr key={station.id}>
            <th scope="row">
              <SiteLink to={station.path}>{station.name}</SiteLink>
              <small>
                {[hours.note, distance !== undefined && formatDistance(distance, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </th>
            {holidays.map(({ date }) => (
              <td key={date} data-day={dateText(date)}>
                {shortRanges(hoursOn(date, hours), t, locale).join(', ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

  /** The hours of the shop, or of the pumps of a station without a shop. */
  function hoursOf({ station }: StationRow, at: Date) {
    const { shop, pumps } = partHours(station)
    const shown = shop ?? pumps
    const note = shop
      ? pumps?.aroundTheClock && t('partHours.alwaysToo', { name: t('parts.pumps.name') })
      : t('partHours.unmanned')
    return {
      note,
      isAlways: shown?.aroundTheClock ?? false,
      days: shown
        ? [...rowsOf(shown, at, station.timeZone), ...exceptionalRows(shown, at, station.timeZone)]
        : [],
    }
  }
}

/** The days of the week and, after them, those with exceptional hours. */
function knownDates({ first, last, later }: LocatorAnswer['openDays']): string[] {
  const [start = 0, end = 0] = [dayNumber(first), dayNumber(last)]
  return [
    ...Array.from({ length: end - start + 1 }, (_, days) => dateOfDay(start + days)),
    ...later,
  ]
}

function hoursOn(
  date: string,
  { isAlways, days }: { isAlways: boolean; days: readonly OpeningRow[] },
): Pick<OpeningRow, 'kind' | 'text'> {
  if (isAlways) return { kind: 'open24h', text: '' }
  return days.find((day) => day.date === date) ?? { kind: 'none', text: '' }
}
