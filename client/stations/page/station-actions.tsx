import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress } from './contact-addresses.ts'
import { DirectionsLink } from './directions-link.tsx'

/** Directions, a call if the station has a number, a car wash if codes are sold for it. */
export function StationActions({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const { phone = '', links } = station
  const call = phoneAddress(phone)
  return (
    <div className="station-actions ui-not-printed">
      <DirectionsLink
        station={station}
        className="station-directions ui-button ui-button-primary"
      />
      {call && (
        <a
          className="ui-button ui-button-soft"
          href={call}
          aria-label={`${t('page.call')}: ${phone}`}
        >
          <Icon name="phone" />
          <span className="station-call-short">{t('page.callShort')}</span>
          <span className="station-call-number">{phone}</span>
        </a>
      )}
      {links?.buyWash && (
        <SiteLink to={links.buyWash} className="ui-button ui-button-soft">
          <Icon name="car-front" />
          {t('page.buyWash')}
        </SiteLink>
      )}
    </div>
  )
}
