import type { Station } from '#shared/contract/station.ts'
import { Icon } from '../../ui/icon.tsx'
import { toggleFavourite, useFavourites } from '../favourites.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Saves the station among the favourites on this device. Shown where scripts run. */
export function FavouriteButton({ station: { id, name } }: { station: Station }) {
  const t = useTranslate('stations')
  const isFavourite = useFavourites().includes(id)
  const label = t(isFavourite ? 'list.removeFavourite' : 'list.saveFavourite', { name })
  return (
    <button type="button" className="station-tool" title={label} aria-label={label} onClick={() => toggleFavourite(id)}>
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
    </button>
  )
}
