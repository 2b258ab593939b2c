import type { Station } from '#shared/contract/station.ts'
import { readOpeningHours, stationHours } from '#shared/stations/read-opening-hours.ts'
import { classNames } from '../../content/class-names.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { hoursText, knownStatus, statusMessage } from '../known-status.ts'
import { todaysHours } from '../opening-hours.ts'
import { useMinute } from '../use-minute.ts'

/** Open or closed in words, today's hours (§2.4) and today's lunch, once the browser knows the time; until then empty lines. */
export function StationStatus({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const now = useMinute()
  const hours = stationHours(station)
  const { aroundTheClock, days } = readOpeningHours(hours)
  const { lunchHours, timeZone } = station
  const isShort = aroundTheClock || days.length === 0
  const status = now && knownStatus(hours, now, timeZone)
  return (
    <div className={classNames('station-status', isShort && 'station-status--short', lunchHours && 'station-status--lunch')}>
      {status && (
        <p className="station-status-text" data-open={status.open}>
          {t(...statusMessage(status, locale))}
        </p>
      )}
      {now && !aroundTheClock && (
        <p className="station-status-today">
          {t('hours.today')} {hoursText(todaysHours(hours, now, timeZone), t)}
        </p>
      )}
      {now && lunchHours && (
        <p className="station-status-today">
          {t('labels.lunch')} {hoursText(todaysHours(lunchHours, now, timeZone), t)}
        </p>
      )}
    </div>
  )
}
