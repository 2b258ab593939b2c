import type { Station } from '#shared/contract/station.ts'
import { readOpeningHours, stationHours } from '#shared/stations/read-opening-hours.ts'
import { classNames } from '../../content/class-names.ts'
import { todaysHours } from '../opening-hours.ts'
import { hoursText, knownStatus, statusMessage } from '../known-status.ts'
import { useMinute } from '../use-minute.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Open or closed in words, and today's hours (§2.4), once the browser knows the time; until then the lines are empty. */
export function StationStatus({ station }: { station: Station }) {
  const now = useMinute()
  const { aroundTheClock, days } = readOpeningHours(stationHours(station))
  const lines = aroundTheClock || days.length === 0 ? 'station-status--one-line' : undefined
  return <div className={classNames('station-status', lines)}>{now && <StatusAt now={now} station={station} />}</div>
}

function StatusAt({ now, station }: { now: Date; station: Station }) {
  const t = useTranslate('stations')
  const hours = stationHours(station)
  const status = knownStatus(hours, now, station.timeZone)
  return (
    <>
      {status && (
        <p className="station-status-text" data-open={status.open}>
          {t(...statusMessage(status))}
        </p>
      )}
      {!status?.aroundTheClock && (
        <p className="station-status-today">
          {t('hours.today')} {hoursText(todaysHours(hours, now, station.timeZone), t)}
        </p>
      )}
    </>
  )
}
