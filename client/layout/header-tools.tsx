import { localizedPath } from '#shared/locale/localized-paths.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { iconBefore } from '../ui/icon.tsx'
import { CartLink } from './cart-link.tsx'
import { LoginLink } from './login-link.tsx'

/** What a visitor comes for most: a station, the cart, the account. */
export function HeaderTools() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  return (
    <div className="layout-tools">
      <SiteLink
        to={localizedPath('stationLocator', locale) + LOCALES[locale].locatorQuery}
        className={`layout-locator ${iconBefore('map-pin')}`}
      >
        <span className="layout-tool-text">{t('quickNavigation.stationLocator')}</span>
      </SiteLink>
      <CartLink />
      <LoginLink className="layout-login" menu="closed" />
    </div>
  )
}
