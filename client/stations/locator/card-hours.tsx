import type { StationSummary } from '#shared/contract/station.ts'
import { hoursText } from '../hours-text.ts'
import { knownStatus } from '../known-status.ts'
import { todaysHours } from '../opening-hours.ts'
import { statusMessage } from '../status-message.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

interface CardHoursProps {
  station: StationSummary
  now: Date
  clock: Date | undefined
}

/** Today's hours (§2.4), and above them the status in words once the browser knows the time. Around the clock is no status: it is always so. */
export function CardHours({ station: { openingHours, timeZone }, now, clock }: CardHoursProps) {
  const t = useTranslate('stations')
  const today = todaysHours(openingHours, now, timeZone)
  const status = clock && knownStatus(openingHours, clock, timeZone)
  const words = status && statusMessage(status, status.aroundTheClock)
  return (
    <div className="locator-card-hours">
      <p className="locator-card-status" data-open={today.kind === 'open24h' || status?.open}>
        {today.kind === 'open24h' ? t('hours.open24h') : words && t(words.key, words.values)}
      </p>
      {today.kind !== 'open24h' && (
        <p className="locator-card-today">
          {t('hours.today')} {hoursText(today, t)}
        </p>
      )}
    </div>
  )
}
