import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress } from './contact-addresses.ts'
import { DirectionsLink } from './directions-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/** Directions and a call; favourite and print are shown where scripts run. */
export function StationActions({ station }: { station: Station }) {
  return (
    <div className="station-actions">
      <DirectionsLink station={station} className="ui-button ui-button-dark" />
      <CallLink station={station} />
      <FavouriteButton station={station} />
      <PrintButton />
    </div>
  )
}

/** Nothing where the station has no number. */
function CallLink({ station: { phone = '' } }: { station: Station }) {
  const t = useTranslate('stations')
  const address = phoneAddress(phone)
  if (address === undefined) return null
  return (
    <a className="ui-button station-call" href={address}>
      <Icon name="phone" />
      {t('page.call')}
    </a>
  )
}

function PrintButton() {
  const label = useTranslate('stations')('page.print')
  return (
    <button type="button" className="station-tool" title={label} aria-label={label} onClick={() => window.print()}>
      <Icon name="printer" />
    </button>
  )
}
