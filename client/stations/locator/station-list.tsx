import type { StationSummary } from '#shared/contract/stations.ts'
import type { StationAway } from '#shared/stations/sort-stations.ts'
import { StationCard } from './station-card.tsx'
import type { Shown } from './use-found.ts'

interface StationListProps {
  stations: readonly StationAway<StationSummary>[]
  shown: Shown
  label: string
  selected: string | undefined
}

/** A station at another place is another card: React would move all the cards between, and a moved card is laid out anew like a new one. */
export function StationList({ stations, shown, label, selected }: StationListProps) {
  return (
    <ul className="locator-stations" aria-label={label}>
      {stations.map(({ station, distance }, place) => (
        <li key={`${place} ${station.id}`}>
          <StationCard station={station} distance={distance} isSelected={station.id === selected} now={shown.now} clock={shown.clock} />
        </li>
      ))}
    </ul>
  )
}
