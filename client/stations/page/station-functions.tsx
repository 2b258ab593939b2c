import type { Station } from '#shared/contract/station.ts'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { messagesOf } from '../../i18n/loaded-messages.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { lunchDays } from '../hours/lunch-days.ts'
import { todayRows } from '../hours/today-rows.ts'
import { cardsOf, firstRow } from './cards-of.ts'
import { StationCharging } from './station-charging.tsx'
import { StationContact } from './station-contact.tsx'
import { StationPartCard } from './station-part.tsx'
import { StationWash } from './station-wash.tsx'
import { StationWeek } from './station-week.tsx'

/**
 * What the station offers: charging, wash, fuels and services. Below them the week's hours and the
 * contact.
 */
export function StationFunctions({ station, now }: { station: Station; now: Date }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  const cards = cardsOf(station)
  const { fuels, services } = cards
  const rows = todayRows(station, now)
  const days = lunchDays(station, now, t)
  const hasLunch = rows.some(({ part }) => part === 'lunch')
  const inLastRow = [fuels, services].filter(({ length }) => length > 0).length
  return (
    <>
      {station.chargers && (
        <StationCharging station={station} chargers={station.chargers} inRow={firstRow(cards)} />
      )}
      {station.washes && (
        <StationWash
          station={station}
          washes={station.washes}
          row={rows.find(({ part }) => part === 'wash')}
          inRow={firstRow(cards)}
        />
      )}
      {fuels.length > 0 && (
        <StationPartCard icon="fuel" title={t('partNames.fuels')} inRow={inLastRow}>
          <ul className="station-fuels ui-row">
            {fuels.map(({ code, icon }) => (
              <li key={code} className="ui-badge ui-small">
                <Icon name={icon} />
                {nameOf(code)}
              </li>
            ))}
          </ul>
        </StationPartCard>
      )}
      {services.length > 0 && (
        <StationPartCard icon="store" title={t('labels.services')} inRow={inLastRow}>
          <ul className="station-services">
            {services.map(({ code, icon }) => (
              <li key={code}>
                <Icon name={icon} />
                {/* on a day without lunch, the days that have it */}
                {code === 'lunch' && !hasLunch && days ? `${nameOf(code)} ${days}` : nameOf(code)}
              </li>
            ))}
          </ul>
        </StationPartCard>
      )}
      <div className="station-details">
        <StationWeek station={station} now={now} />
        <StationContact station={station} />
      </div>
    </>
  )
}
