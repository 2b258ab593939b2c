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

export function StationList({ stations, shown, label, selected }: StationListProps) {
  return (
    <ul className="locator-stations" aria-label={label}>
      {stations.map(({ station, distance }) => (
        <li key={station.id}>
          <StationCard station={station} distance={distance} isSelected={station.id === selected} now={shown.now} clock={shown.clock} />
        </li>
      ))}
    </ul>
  )
}
