import { useState } from 'react'
import { callEndpoint } from '../endpoints/call-endpoint.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { notify } from '../notifications/notification-store.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { announceCustomer } from './customer-store.ts'

/**
 * §4: logs out in this tab and in the other tabs. After a failure a notification is shown (§8), and
 * the visitor stays logged in.
 */
export function LogoutButton({ className }: { className: string }) {
  const common = useTranslate()
  const t = useTranslate('customer')
  const locale = useLocale()
  const [busy, setBusy] = useState(false)

  async function logOut(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await callEndpoint({ key: 'logout' }, locale)
      announceCustomer({ status: 'anonymous' })
      await forgetSaved()
      notify(t('account.loggedOut'))
    } catch {
      notify(common('messages.something-went-wrong'), 'error')
    }
    setBusy(false)
  }

  return (
    <button
      type="button"
      className={className}
      aria-busy={busy || undefined}
      onClick={() => void logOut()}
    >
      {t('account.logout')}
    </button>
  )
}
