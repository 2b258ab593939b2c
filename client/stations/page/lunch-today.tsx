import type { Station } from '#shared/contract/station.ts'
import { todaysHours } from '../opening-hours.ts'
import { useMinute } from '../use-minute.ts'
import { isToday } from './is-today.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** When lunch is served today, or that it is not, once the browser knows the day: until then its place is kept. */
export function LunchToday({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const now = useMinute()
  const { lunchHours, lunchMenu = [], timeZone } = station
  return <p className="station-lunch-today">{now && words(now)}</p>

  function words(moment: Date): string {
    const hours = todaysHours(lunchHours, moment, timeZone)
    if (hours.kind === 'ranges') return `${t('hours.today')} ${hours.text}`
    return lunchMenu.some(({ date }) => isToday(date, moment, timeZone)) ? '' : t('page.noLunchToday')
  }
}
