import type { Station } from '#shared/contract/station.ts'
import { stationHours } from '#shared/stations/station-hours.ts'
import { Section } from '../../content/blocks/section.tsx'
import { ContactCard } from './contact-card.tsx'
import { HoursTable } from './hours-table.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** How to reach the station, and a week of its hours: its own, the kitchen's, lunch and breakfast. */
export function StationHours({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const { timeZone, kitchenHours, lunchHours, breakfastHours } = station
  const tables = [
    { title: t('labels.station'), hours: stationHours(station) },
    { title: t('labels.kitchen'), hours: kitchenHours },
    { title: t('labels.lunch'), hours: lunchHours },
    { title: t('labels.breakfast'), hours: breakfastHours },
  ].filter(({ hours }) => hours !== undefined)
  return (
    <Section className="station-hours" title={t('labels.openingHours')} anchor={undefined}>
      <div className="station-cards">
        {tables.map(({ title, hours }) => (
          <HoursTable key={title} title={title} hours={hours} timeZone={timeZone} />
        ))}
        <ContactCard station={station} />
      </div>
    </Section>
  )
}
