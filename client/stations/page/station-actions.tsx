import type { Station } from '#shared/contract/station.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { ShareButton } from '../../share/share-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneAddress } from './contact-addresses.ts'
import { DirectionsLink } from './directions-link.tsx'
import { FavouriteButton } from './favourite-button.tsx'

/**
 * Directions, a call if the station has a number, a car wash if codes are sold for it, and a report of a fault. The favourite button is
 * visible with scripts.
 */
export function StationActions({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { buyWash, reportFault = localizedPath('contact', locale) } = station.links ?? {}
  const call = phoneAddress(station.phone ?? '')
  return (
    <div className="station-actions ui-row">
      <DirectionsLink station={station} className="ui-button ui-button-dark" />
      {call && (
        <a className="ui-button station-call" href={call}>
          <Icon name="phone" />
          {t('page.call')}
        </a>
      )}
      {buyWash && (
        <SiteLink to={buyWash} className="ui-button station-call">
          <Icon name="car-front" />
          {t('page.buyWash')}
        </SiteLink>
      )}
      <FavouriteButton station={station} />
      <ShareButton title={station.name} className="station-tool ui-icon-button" />
      <SiteLink to={reportFault} className="station-report ui-link">
        <Icon name="warning" />
        {t('page.reportFault')}
      </SiteLink>
    </div>
  )
}
