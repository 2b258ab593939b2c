import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { StatusLine } from '../hours/status-line.tsx'
import { todaysText } from '../hours/hours-text.ts'
import { todaysHours } from '../hours/opening-hours.ts'
import { useMinute } from '../hours/use-minute.ts'

/** Which parts are open, and today's lunch, once the browser knows the time; until then empty lines, because the HTML may be hours old. */
export function StationStatus({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const now = useMinute()
  const { lunchHours, timeZone } = station
  return (
    <div className="station-now" data-lines={lunchHours ? 2 : 1}>
      {now && <StatusLine station={station} now={now} />}
      {now && lunchHours && (
        <p className="station-now-lunch">
          {t('labels.lunch')} {todaysText(todaysHours(lunchHours, now, timeZone), t)}
        </p>
      )}
    </div>
  )
}
