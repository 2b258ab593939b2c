import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Position } from '#shared/stations/places/distance.ts'
import { formatDistance } from '#shared/stations/places/format-distance.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { askPosition } from '../../stations/ask-position.ts'
import { StatusLine } from '../../stations/hours/status-line.tsx'
import { answersAddress, loadAnswer } from '../../stations/load-answer.ts'
import { directionsAddress } from '../../stations/page/contact-addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { SWR_OPTIONS } from '../../ui/swr-options.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/**
 * The station with a car wash that is nearest to the visitor; nothing without a position or an
 * answer.
 */
export function WashStation() {
  const t = useTranslate('stations')
  const common = useTranslate()
  const { addressing } = useSite()
  const [near, setNear] = useState<Position>()
  useEffect(() => askPosition(setNear, () => undefined), [])
  const { data } = useSWR(
    near && `${answersAddress(addressing)}?near=${near.lat},${near.lon}&f=carwash&sort=distance`,
    loadAnswer,
    {
      ...SWR_OPTIONS,
      // the link to the locator remains
      onError: () => undefined,
    },
  )
  const [row] = data?.stations ?? []
  if (data === undefined || row?.distance === undefined) return null
  const { station } = row
  const distance = formatDistance(row.distance, addressing.locale)
  return (
    <div className="order-wash-station ui-stack ui-gap-2 ui-card">
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
        aria-label={`${t('list.directionsTo', { name: station.name })} (${common('links.opensInNewWindow')})`}
      >
        <Icon name="navigation" />
        {t('list.directions')}
      </a>
    </div>
  )
}
