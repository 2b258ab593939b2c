import type { Station } from '#shared/contract/station.ts'
import type { ShownStationBlock } from '#shared/navigation/shown-page.ts'
import { StationFunctions } from './station-functions.tsx'
import { StationHeader } from './station-header.tsx'
import { StationLunch } from './station-lunch.tsx'
import { StationPlace } from './station-place.tsx'

export interface StationBlockProps {
  block: ShownStationBlock
  station: Station
  /** the header carries the page's h1 */
  lead: boolean
  /** §9; prices belong to the shop */
  formatPrice: (amount: number) => string
}

/** A block of a station page (§2.4): all of them are drawn from the page's station. */
export function StationBlockView({ block, station, lead, formatPrice }: StationBlockProps) {
  switch (block.contentType) {
    case 'stationHeader':
      return <StationHeader station={station} lead={lead} />
    case 'stationFunctions':
      return <StationFunctions station={station} />
    case 'stationLunch':
      return <StationLunch station={station} formatPrice={formatPrice} />
    case 'stationMap':
      return <StationPlace station={station} nearest={block.nearest} />
  }
}
