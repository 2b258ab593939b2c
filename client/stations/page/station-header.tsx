import type { Station } from '#shared/contract/station.ts'
import { Heading } from '../../content/page/heading.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { ShareButton } from '../../share/share-button.tsx'
import { BackToLocator } from './back-to-locator.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { StationActions } from './station-actions.tsx'
import { StationAddress } from './station-address.tsx'
import { StationNotices } from './station-notices.tsx'
import { StationNow } from './station-now.tsx'

interface StationHeaderProps {
  station: Station
  lead: boolean
  now: Date
}

/** Name, address, what is open now, and the actions. */
export function StationHeader({ station, lead, now }: StationHeaderProps) {
  const { name } = station
  return (
    <header className="station-head">
      <div className="ui-line ui-spread ui-not-printed">
        <BackToLocator />
        <div className="station-head-tools">
          <FavouriteButton station={station} />
          <ShareButton title={name} className="ui-icon-button" />
        </div>
      </div>
      <Heading level={lead ? 1 : 2} className="station-name">
        {name}
      </Heading>
      <StationWhere station={station} />
      <StationNotices station={station} />
      <StationNow station={station} now={now} />
      <StationActions station={station} />
    </header>
  )
}

/** The kind of place (§2.4), and its address. */
function StationWhere({ station: { brand = '', address } }: { station: Station }) {
  const t = useTranslate('stations')
  return (
    <div className="station-where">
      <span>{t(/\bexpress\b/i.test(brand) ? 'labels.express' : 'labels.station')}</span>
      <StationAddress address={address} className="station-where-address" />
    </div>
  )
}
