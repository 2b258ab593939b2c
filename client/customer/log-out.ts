import type { LocaleCode } from '#shared/locale/locales.ts'
import { notify } from '../notifications/notification-store.ts'
import { askEndpoint } from '../use-endpoint.ts'
import { announceCustomer } from './watch-login.ts'

/** §4: logout clears the user here and in the other tabs. A failure is said (§8), and the visitor stays logged in. */
export async function logOut(locale: LocaleCode, words: { done: string; failed: string }): Promise<void> {
  try {
    await askEndpoint({ key: 'logout' }, locale)
  } catch {
    notify(words.failed, 'error')
    return
  }
  announceCustomer({ status: 'anonymous' })
  notify(words.done)
}
