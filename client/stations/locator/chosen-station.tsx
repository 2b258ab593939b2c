import type { StationAway } from '#shared/stations/sort-stations.ts'
import { useStationWords } from '../station-words.tsx'
import { StationList } from './station-list.tsx'
import type { Shown } from './use-found.ts'

/** The station chosen on the map, where the list does not show it. */
export function ChosenStation({ chosen, shown }: { chosen: StationAway; shown: Shown }) {
  const t = useStationWords()
  return (
    <>
      <h3 className="locator-list-title">{t('list.chosen')}</h3>
      <StationList stations={[chosen]} shown={shown} label={t('list.chosen')} selected={chosen.station.id} />
    </>
  )
}
