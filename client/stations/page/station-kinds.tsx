import type { Station } from '#shared/contract/station.ts'
import { findAttribute } from '#shared/stations/find-attribute.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

const RESTAURANTS = ['restaurant', 'helmisimpukkarestaurant']

/** What kind of place it is, in the labels of §2.4: an unattended express or a station, and whether one can eat and wash there. */
export function StationKinds({ station }: { station: Station }) {
  const t = useTranslate('stations')
  return (
    <ul className="station-kinds">
      {kindsOf(station).map((kind) => (
        <li key={kind} className="station-kind">
          {t(`labels.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

function kindsOf({ brand = '', services, kitchenHours, foodMenu }: Station) {
  const attributes = services.map(findAttribute)
  const feeds = kitchenHours || foodMenu || attributes.some((attribute) => attribute && RESTAURANTS.includes(attribute.code))
  const washes = attributes.some((attribute) => attribute?.group === 'carWash')
  return [
    /\bexpress\b/i.test(brand) ? ('express' as const) : ('station' as const),
    ...(feeds ? (['restaurant'] as const) : []),
    ...(washes ? (['carWash'] as const) : []),
  ]
}
