import { localizedPath } from '#shared/locale/localized-paths.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { useCustomerWords } from './customer-words.tsx'
import { LogoutButton } from './logout-button.tsx'

export function AccountLinks() {
  const t = useCustomerWords()
  const { locale } = useSite().addressing
  return (
    <ul>
      <li>
        <SiteLink to={localizedPath('myPages', locale)} className="customer-menu-item">
          {t('account.myPages')}
        </SiteLink>
      </li>
      <li>
        <LogoutButton className="customer-menu-item" />
      </li>
    </ul>
  )
}
