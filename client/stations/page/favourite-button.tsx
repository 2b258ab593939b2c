import type { Station } from '#shared/contract/station.ts'
import { localizedHref } from '#shared/locale/locale-links.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { notify } from '../../notifications/notification-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { toggleFavourite, useFavourites } from '../favourites.ts'

/** Saves the station as a favourite on this device. Visible with scripts. */
export function FavouriteButton({
  station: { id, name, path },
}: {
  station: Pick<Station, 'id' | 'name' | 'path'>
}) {
  const t = useTranslate('stations')
  const { addressing } = useSite()
  // the station's own page, because the button is also in the list
  const href = localizedHref(path, addressing)
  const isFavourite = useFavourites().includes(id)
  const label = t(isFavourite ? 'list.removeFavourite' : 'list.saveFavourite', { name })

  async function toggle(): Promise<void> {
    if (!toggleFavourite(id)) notify(t('list.favouriteNotStored'), 'warning')
    // a favourite also opens offline, if the browser can store it
    const { removePage, savePage } = await import('../../saved/save-page.ts')
    await (isFavourite ? removePage({ href }) : savePage({ href, title: name }, addressing))
  }

  return (
    <button
      type="button"
      className="ui-icon-button ui-hydrated-only"
      title={label}
      aria-label={label}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
    </button>
  )
}
