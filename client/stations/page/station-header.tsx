import type { Station } from '#shared/contract/station.ts'
import { Picture } from '../../content/images/picture.tsx'
import { Heading } from '../../content/page/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackToLocator } from './back-to-locator.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { CallLink } from './call-link.tsx'
import { StationAddress } from './station-address.tsx'
import { StationHours } from './station-hours.tsx'
import { StationKinds } from './station-kinds.tsx'
import { StationStatus } from './station-status.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** What one comes for: name, open or not, where it is, how to get there; then the week's hours. */
export function StationHeader({ station, lead }: { station: Station; lead: boolean }) {
  const { name, image } = station
  return (
    <>
      <header className="station-head">
        <div className="station-head-inner">
          <div className="station-head-text">
            <BackToLocator />
            <Heading level={lead ? 1 : 2} className="station-name">
              {name}
            </Heading>
            <StationKinds station={station} />
            <StationStatus station={station} />
            <StationAddress address={station.address} className="station-head-address" />
            <div className="station-actions">
              <DirectionsLink station={station} className="ui-button ui-button-dark" />
              <CallLink station={station} />
              <FavouriteButton station={station} />
              <PrintButton />
            </div>
          </div>
          {image && (
            <Picture
              image={image}
              width={720}
              ratio={3 / 2}
              sizes="(min-width: 62rem) 50vw, 100vw"
              priority={lead}
              fill
              className="station-picture"
            />
          )}
        </div>
      </header>
      <StationHours station={station} />
    </>
  )
}

/** Shown where scripts run. */
function PrintButton() {
  const words = useTranslate('stations')('page.print')
  return (
    <button type="button" className="station-tool" title={words} aria-label={words} onClick={() => window.print()}>
      <Icon name="printer" />
    </button>
  )
}
