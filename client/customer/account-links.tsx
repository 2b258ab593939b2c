import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { CarWashLink } from './car-wash-link.tsx'
import { LogoutButton } from './logout-button.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

export function AccountLinks() {
  const t = useTranslate('customer')
  const { addressing, config } = useSite()
  return (
    <ul>
      <li>
        <SiteLink to={localizedPath('myPages', addressing.locale)} className="customer-menu-item">
          {t('account.myPages')}
        </SiteLink>
      </li>
      {config.carWashDomains?.[addressing.locale] !== undefined && (
        <li>
          <CarWashLink className="customer-menu-item" />
        </li>
      )}
      <li>
        <LogoutButton className="customer-menu-item" />
      </li>
    </ul>
  )
}
