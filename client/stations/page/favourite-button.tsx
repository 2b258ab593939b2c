import type { Station } from '#shared/contract/station.ts'
import { usePageHref, useSite } from '../../navigation/site-context.tsx'
import { removePage, savePage } from '../../saved/save-page.ts'
import { Icon } from '../../ui/icon.tsx'
import { toggleFavourite, useFavourites } from '../favourites.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Saves the station among the favourites on this device. Shown where scripts run. */
export function FavouriteButton({ station: { id, name } }: { station: Station }) {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  const href = usePageHref()
  const isFavourite = useFavourites().includes(id)
  const label = t(isFavourite ? 'list.removeFavourite' : 'list.saveFavourite', { name })

  function toggle(): void {
    toggleFavourite(id)
    // a favourite opens without a connection too, where the browser can keep it
    if (isFavourite) void removePage({ href })
    else void savePage({ href, title: name }, addressing)
  }

  return (
    <button type="button" className="station-tool" title={label} aria-label={label} onClick={toggle}>
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
    </button>
  )
}
