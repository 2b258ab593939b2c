import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { formatDistance } from '#shared/stations/format-distance.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { StatusLine } from '../../stations/hours/status-line.tsx'
import { directionsAddress } from '../../stations/page/contact-addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const LIMIT_MS = 10_000
/** a minute-old position is accurate enough */
const MAX_AGE_MS = 60_000
/** ten metres, as in the locator */
const DECIMALS = 4

/** The station with a car wash that is nearest to the visitor; nothing without a position or an answer. */
export function WashStation() {
  const t = useTranslate('stations')
  const site = useTranslate()
  const { locale, preview } = useSite().addressing
  const [near, setNear] = useState<string>()
  useEffect(() => {
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => setNear(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
      () => undefined,
      { maximumAge: MAX_AGE_MS },
    )
  }, [])
  const find = `${preview ? '/preview' : ''}/stations/${locale}/find`
  const { data } = useSWR(near && `${find}?near=${near}&f=carwash&sort=distance`, findStations, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    // the link to the locator remains
    onError: () => undefined,
  })
  const [row] = data?.stations ?? []
  if (data === undefined || row?.distance === undefined) return null
  const { station } = row
  const distance = formatDistance(row.distance, locale)
  return (
    <div className="order-wash-station ui-card">
      <p className="order-wash-name">
        <SiteLink to={station.path} className="order-wash-link ui-link">
          {station.name}
        </SiteLink>
        <span aria-hidden="true">{distance}</span>
        <VisuallyHidden>{t('list.distance', { distance })}</VisuallyHidden>
      </p>
      <StatusLine station={station} now={new Date(data.now)} only="wash" />
      <a
        className="ui-button ui-button-small"
        href={directionsAddress(station)}
        target="_blank"
        rel="noopener"
        aria-label={`${t('list.directionsTo', { name: station.name })} (${site('links.opensInNewWindow')})`}
      >
        <Icon name="navigation" />
        {t('list.directions')}
      </a>
    </div>
  )
}

async function findStations(address: string): Promise<LocatorAnswer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!response.ok) throw new Error(`stations: ${response.status}`)
  return response.json()
}
