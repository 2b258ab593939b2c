import type { Station } from '#shared/contract/station.ts'
import { findAttribute } from '#shared/stations/services/find-attribute.ts'
import { Picture } from '../../content/images/picture.tsx'
import { Heading } from '../../content/page/heading.tsx'
import { BackToLocator } from './back-to-locator.tsx'
import { StationActions } from './station-actions.tsx'
import { StationAddress } from './station-address.tsx'
import { StationHours } from './station-hours.tsx'
import { StationNotices } from './station-notices.tsx'
import { StationStatus } from './station-status.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

const RESTAURANTS = ['restaurant', 'helmisimpukkarestaurant']

/** Name, kind, status, address and actions of a station. */
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
            <StationActions station={station} />
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
      <StationNotices station={station} />
      <StationHours station={station} />
    </>
  )
}

/** The kind of place in the labels of §2.4: an unattended express or a station, with a restaurant or a car wash. */
function StationKinds({ station: { brand = '', services, kitchenHours, foodMenu } }: { station: Station }) {
  const t = useTranslate('stations')
  const attributes = services.map(findAttribute)
  const feeds = kitchenHours || foodMenu || attributes.some((attribute) => attribute && RESTAURANTS.includes(attribute.code))
  const washes = attributes.some((attribute) => attribute?.group === 'carWash')
  return (
    <ul className="station-kinds ui-row">
      <li className="station-kind">{t(/\bexpress\b/i.test(brand) ? 'labels.express' : 'labels.station')}</li>
      {feeds && <li className="station-kind">{t('labels.restaurant')}</li>}
      {washes && <li className="station-kind">{t('labels.carWash')}</li>}
    </ul>
  )
}
