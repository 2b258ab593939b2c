import type { ShownStationBlock } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { StationFunctions } from './page/station-functions.tsx'
import { StationHeader } from './page/station-header.tsx'
import { StationLunch } from './page/station-lunch.tsx'
import { StationPlace } from './page/station-place.tsx'

/** A block of a station page (§2.4). All blocks render the page's station. */
export default function StationBlockView({ block, page: { station }, lead }: BlockProps<ShownStationBlock>) {
  if (!station) return null
  switch (block.contentType) {
    case 'stationHeader':
      return <StationHeader station={station} lead={lead} />
    case 'stationFunctions':
      return <StationFunctions station={station} />
    case 'stationLunch':
      return <StationLunch station={station} />
    case 'stationMap':
      return <StationPlace station={station} nearest={block.nearest} />
  }
}
