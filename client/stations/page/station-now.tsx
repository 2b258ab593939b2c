import type { Station } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { holidayOn } from '#shared/stations/hours/holidays.ts'
import { dateOfDay } from '#shared/time/dates.ts'
import { dayOf, localSeconds, weekdayOf } from '#shared/time/local-moment.ts'
import type { TranslateIn } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { changeText, clockText, dayText } from '../hours/clock-text.ts'
import { todaysText } from '../hours/hours-text.ts'
import { isKnown, isMeal, partsWithHours } from '../hours/parts-with-hours.ts'
import { Ranges } from '../hours/ranges.tsx'
import { type TodayRow, todayRows, type Verdict, verdictOf } from '../hours/today-rows.ts'
import { AheadLine } from './ahead-line.tsx'
import { PART_ICONS, partName } from './part-names.ts'

/**
 * Is it open: the answer, and below it each part of the station with its state and today's hours
 * (§2.4).
 */
export function StationNow({ station, now }: { station: Station; now: Date }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const wall = localSeconds(now, station.timeZone)
  const today = dateOfDay(dayOf(wall))
  const holiday = holidayOn(today, station.address.country)
  const rows = todayRows(station, now)
  const verdict = verdictOf(rows)
  return (
    <section className="station-now ui-card">
      <div className="station-now-head ui-row ui-spread ui-small ui-strong">
        <h2 className="station-now-verdict station-status" data-state={dotOf(verdict)}>
          {verdictText(verdict, t, locale)}
        </h2>
        <p>
          <VisuallyHidden>{t('hours.today')} </VisuallyHidden>
          <time dateTime={today}>
            {t(`weekdaysShort.${weekdayOf(today)}`)} {dayText(today, t)}
          </time>{' '}
          {holiday && `${t(`holidays.names.${holiday}`)} `}
          {/* where the status is not corrected: without scripts, and in print */}
          <span className="station-now-at">
            {t('now.at', {
              time: clockText(new Date(wall * 1000).toISOString().slice(11, 16), locale),
            })}
          </span>
        </p>
      </div>
      {partsWithHours(station).some(isKnown) && (
        <table className="station-now-table">
          <caption className="ui-visually-hidden">{t('now.caption')}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.part} data-state={row.state}>
                <th scope="row">
                  <Icon name={PART_ICONS[row.part]} />
                  {partName(row.part, t)}
                </th>
                <td className="station-now-state">
                  {stateOfRow(row, { t, locale, isUnmanned: station.pumps === 'unmanned' })}
                </td>
                <td className="station-now-hours">
                  <Ranges text={todaysText(row.hours, t)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AheadLine station={station} now={now} />
    </section>
  )
}

function dotOf({ kind }: Verdict): 'open' | 'closesSoon' | 'closed' {
  if (kind === 'closes') return 'closesSoon'
  return kind === 'always' || kind === 'open' || kind === 'some' ? 'open' : 'closed'
}

function verdictText(verdict: Verdict, t: TranslateIn<'stations'>, locale: LocaleCode): string {
  if (verdict.kind === 'unknown') return t('hours.unknown')
  if (verdict.kind === 'closes' || verdict.kind === 'opens')
    return t(`now.${verdict.kind}`, { time: changeText(verdict.change, locale, t) })
  if (verdict.kind !== 'some') return t(`now.${verdict.kind}`)
  const [one = '', two] = verdict.parts.map((part) => partName(part, t).toLocaleLowerCase(locale))
  const text = two === undefined ? t('now.one', { one }) : t('now.two', { one, two })
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`
}

interface StateOptions {
  t: TranslateIn<'stations'>
  locale: LocaleCode
  isUnmanned: boolean
}

/** 'open', 'closes 21:00', 'opens Mon 06:00' */
export function stateOfRow(
  { part, state, change }: TodayRow,
  { t, locale, isUnmanned }: StateOptions,
): string {
  const time = change && changeText(change, locale, t)
  if (state === 'unknown') return t('now.state.unknown')
  if (isMeal(part)) {
    if (state === 'open') return t('now.state.served')
    if (state === 'soon' && time) return t('now.state.ends', { time })
    return change?.day === 'today' && time ? t('now.state.begins', { time }) : t('now.state.ended')
  }
  if (state === 'open')
    return t(part === 'pumps' && isUnmanned ? 'now.state.unmanned' : 'now.state.open')
  if (!time) return t('now.state.closed')
  return t(state === 'soon' ? 'now.state.closes' : 'now.state.opens', { time })
}
