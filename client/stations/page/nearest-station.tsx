import { formatDistance } from '#shared/stations/format-distance.ts'
import type { NearStation } from '#shared/stations/nearest-stations.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { knownStatus, statusMessage } from '../known-status.ts'
import { useMinute } from '../use-minute.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** A station nearby: name, distance, and its address until the browser's clock says whether it is open. */
export function NearestStation({ station }: { station: NearStation }) {
  const t = useTranslate('stations')
  const { locale } = useSite().addressing
  const now = useMinute()
  const { name, path, address, openingHours, timeZone, metres } = station
  const status = now && knownStatus(openingHours, now, timeZone)
  return (
    <li className="station-nearest-row">
      <span className="station-nearest-text">
        <SiteLink to={path} className="station-nearest-name">
          {name}
        </SiteLink>
        <span className="station-nearest-more-text">
          {status ? t(...statusMessage(status)) : [address.street, address.city].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="station-nearest-distance">{formatDistance(metres, locale)}</span>
    </li>
  )
}
