import type { StationAway } from '#shared/stations/sort-stations.ts'
import { StationCard } from './station-card.tsx'
import type { Shown } from './use-found.ts'

interface StationListProps {
  stations: readonly StationAway[]
  shown: Shown
  label: string
  /** a place keeps its card, whichever station comes to stand there: a new card would be styled and laid out from nothing */
  keepsCards?: boolean
  selected: string | undefined
}

export function StationList({ stations, shown, label, keepsCards = false, selected }: StationListProps) {
  return (
    <ul className="locator-stations" aria-label={label}>
      {stations.map(({ station, distance }, place) => (
        <li key={keepsCards ? place : station.id}>
          <StationCard station={station} distance={distance} isSelected={station.id === selected} now={shown.now} clock={shown.clock} />
        </li>
      ))}
    </ul>
  )
}
