import { useEffect, useState } from 'react'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { locatorPath } from '#shared/locale/localized-paths.ts'
import { CarWashLink } from '../../customer/car-wash-link.tsx'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import stationIcons from '../../stations/icons.css?url&no-inline'

const washStation = lazyCode(async () => (await import('./wash-station.tsx')).WashStation, {
  lateStyles: stationIcons,
  messages: ['stations'],
})

/**
 * The nearest car wash if the visitor has let the site use the position before, and a link to all
 * of them.
 */
export function NearestWash() {
  const t = useTranslate('checkout')
  const locale = useLocale()
  const isLocated = useLocationPermission()
  return (
    <section className="ui-not-printed ui-stack" aria-labelledby="order-wash">
      <h3 id="order-wash">{t('order.nearestWash')}</h3>
      {isLocated && (
        <OnDemand code={washStation} renderFailed={() => null}>
          {(WashStation) => <WashStation />}
        </OnDemand>
      )}
      <p className="ui-soft">{t('order.howTo')}</p>
      <p className="ui-row">
        <SiteLink to={washLocatorPath(locale)} className="ui-button ui-button-small">
          <Icon name="map-pin" />
          {t('order.findWash')}
        </SiteLink>
        <CarWashLink className="ui-button ui-button-small" />
      </p>
    </section>
  )
}

/** True if the position can be read without a prompt. */
function useLocationPermission(): boolean {
  const [isGranted, setGranted] = useState(false)
  useEffect(() => {
    // older browsers do not know the permission, or have no permissions at all
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => setGranted(state === 'granted'),
      () => undefined,
    )
  }, [])
  return isGranted
}

/** The station locator with the car wash filter (§9). */
export function washLocatorPath(locale: LocaleCode): string {
  return locatorPath(locale, 'f=carwash&sort=distance')
}
