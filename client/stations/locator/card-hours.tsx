import type { StationSummary } from '#shared/contract/station.ts'
import { hoursText, knownStatus, statusMessage } from '../known-status.ts'
import { todaysHours } from '../opening-hours.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface CardHoursProps {
  station: StationSummary
  now: Date
  clock: Date | undefined
}

/** Today's hours (§2.4), and above them the status once the browser knows the time. Around the clock is no status: it is always so. */
export function CardHours({ station: { openingHours, timeZone }, now, clock }: CardHoursProps) {
  const t = useTranslate('stations')
  const today = todaysHours(openingHours, now, timeZone)
  const status = clock && knownStatus(openingHours, clock, timeZone)
  return (
    <div className="locator-card-hours">
      <p className="locator-card-status" data-open={today.kind === 'open24h' || status?.open}>
        {today.kind === 'open24h' ? t('hours.open24h') : status && t(...statusMessage(status))}
      </p>
      {today.kind !== 'open24h' && (
        <p className="locator-card-today">
          {t('hours.today')} {hoursText(today, t)}
        </p>
      )}
    </div>
  )
}
