import type { Station } from '#shared/contract/station.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds } from '#shared/time/local-moment.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { exceptionalRows, rowsOf } from '../hours/opening-hours.ts'
import {
  isKnown,
  isMeal,
  type PagePart,
  type PartOfPage,
  partsWithHours,
} from '../hours/parts-with-hours.ts'
import { HOURS_ANCHOR } from './ahead-line.tsx'
import { HoursTable } from './hours-table.tsx'
import { partName } from './part-names.ts'

/**
 * The hours of the week (§2.4) in one table for all parts. Parts that never close are named once
 * above it.
 */
export function StationWeek({ station, now }: { station: Station; now: Date }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { timeZone, address } = station
  const parts = partsWithHours(station).filter(isKnown)
  const always = parts
    .filter(({ hours }) => hours.aroundTheClock)
    .map(({ part }) => partName(part, t))
  const columns = columnsOf(parts, t)
  const week = columns.map(({ hours, ...column }) => ({
    ...column,
    rows: rowsOf(hours, now, timeZone),
  }))
  const exceptional = columns
    .map(({ hours, ...column }) => ({ ...column, rows: exceptionalRows(hours, now, timeZone) }))
    // a meal that is served on none of these days
    .filter(
      ({ isMeal: ofMeal, rows }) =>
        rows.length > 0 && !(ofMeal && rows.every(({ kind }) => kind === 'closed')),
    )
  const today = dateOfDay(dayOf(localSeconds(now, timeZone)))
  return (
    <section className="station-week">
      <h2 id={HOURS_ANCHOR} className="station-title">
        {t('labels.openingHours')}
      </h2>
      {parts.length === 0 && <p className="ui-soft">{t('hours.unknown')}</p>}
      {always.length > 0 && (
        <p className="ui-soft">{t('week.always', { parts: inSentence(always, locale, t) })}</p>
      )}
      <HoursTable columns={week} today={today} country={address.country} />
      {exceptional.length > 0 && <h3 className="station-week-title">{t('holidays.title')}</h3>}
      <HoursTable columns={exceptional} today={today} country={address.country} />
    </section>
  )
}

/** The parts whose hours vary. Pumps that follow the shop share its column. */
export function columnsOf(parts: readonly PartOfPage[], t: TranslateIn<'stations'>) {
  const hoursOf = (part: PagePart) => parts.find((each) => each.part === part)?.hours
  const sharesShop = hoursOf('pumps') !== undefined && hoursOf('pumps') === hoursOf('shop')
  return parts
    .filter(({ part, hours }) => !hours.aroundTheClock && !(part === 'pumps' && sharesShop))
    .map(({ part, hours }) => ({ name: columnName(part), isMeal: isMeal(part), hours }))

  function columnName(part: PagePart): string {
    if (part === 'shop' && sharesShop) return t('parts.shopAndPumps.name')
    return part === 'kitchen' ? t('labels.kitchen') : partName(part, t)
  }
}

/** 'Pumps and charging' */
function inSentence(names: readonly string[], locale: string, t: TranslateIn<'stations'>): string {
  const [one = '', two, ...more] = names.map((name, index) =>
    index === 0 ? name : name.toLocaleLowerCase(locale),
  )
  if (two === undefined) return one
  return more.length > 0 ? [one, two, ...more].join(', ') : t('week.list', { one, two })
}
