import type { Station } from '#shared/contract/station.ts'
import type { ShownStationBlock } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { useMinute } from './hours/use-minute.ts'
import { StationFunctions } from './page/station-functions.tsx'
import { StationHeader } from './page/station-header.tsx'
import { StationLunch } from './page/station-lunch.tsx'
import { StationPlace } from './page/station-place.tsx'

type StationBlockProps = BlockProps<ShownStationBlock>

/** A block of a station page (§2.4). All blocks render the page's station. */
export default function StationBlockView({ page: { station, now }, ...props }: StationBlockProps) {
  // the edge attaches the time to each page with a station
  return station && now && <StationBlock {...props} station={station} first={now} />
}

interface ShownProps extends Pick<StationBlockProps, 'block' | 'lead'> {
  station: Station
  first: string
}

function StationBlock({ block, lead, station, first }: ShownProps) {
  const now = useMinute(first)
  switch (block.contentType) {
    case 'stationHeader':
      return <StationHeader station={station} lead={lead} now={now} />
    case 'stationFunctions':
      return <StationFunctions station={station} now={now} />
    case 'stationLunch':
      return <StationLunch station={station} now={now} />
    case 'stationMap':
      return <StationPlace station={station} nearest={block.nearest} now={now} />
  }
}
