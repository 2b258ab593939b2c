import type { Station } from '#shared/contract/station.ts'
import { ShareButton } from '../../share/share-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress } from './contact-addresses.ts'
import { DirectionsLink } from './directions-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/** Directions, and a call where the station has a number; the favourite is shown where scripts run. */
export function StationActions({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const call = phoneAddress(station.phone ?? '')
  return (
    <div className="station-actions">
      <DirectionsLink station={station} className="ui-button ui-button-dark" />
      {call && (
        <a className="ui-button station-call" href={call}>
          <Icon name="phone" />
          {t('page.call')}
        </a>
      )}
      <FavouriteButton station={station} />
      <ShareButton title={station.name} className="station-tool" />
    </div>
  )
}
