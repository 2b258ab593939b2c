import { useTranslate } from '../i18n/use-translate.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon } from '../ui/icon.tsx'

/** §2.8: the account hub of the locale; without one there is nothing to log in to. */
export function LoginLink({ className }: { className: string }) {
  const t = useTranslate()
  const { addressing, config } = useSite()
  const hub = config.accountHubs[addressing.locale]
  if (hub === undefined) return null
  return (
    <a href={hub} className={className}>
      <Icon name="user" />
      <span className="layout-login-name">{t('customer.login')}</span>
    </a>
  )
}
