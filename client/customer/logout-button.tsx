import { useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { logOut } from './log-out.ts'

export function LogoutButton({ className }: { className: string }) {
  const site = useTranslate()
  const t = useTranslate('customer')
  const { locale } = useSite().addressing
  const [busy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    if (busy) return
    setBusy(true)
    await logOut(locale, { done: t('account.loggedOut'), failed: site('messages.something-went-wrong') })
    setBusy(false)
  }

  return (
    <button type="button" className={className} aria-busy={busy || undefined} onClick={() => void leave()}>
      {t('account.logout')}
    </button>
  )
}
