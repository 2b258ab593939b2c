import type { Station } from '#shared/contract/station.ts'
import { Icon } from '../../ui/icon.tsx'
import { toggleFavourite, useFavourites } from '../favourites.ts'
import { useStationWords } from '../station-words.tsx'

/** Keeps the station among the favourites on this device. Shown where scripts run. */
export function FavouriteButton({ station: { id, name } }: { station: Station }) {
  const t = useStationWords()
  const isFavourite = useFavourites().includes(id)
  const words = t(isFavourite ? 'list.removeFavourite' : 'list.saveFavourite', { name })
  return (
    <button type="button" className="station-tool" title={words} aria-label={words} onClick={() => toggleFavourite(id)}>
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
    </button>
  )
}
