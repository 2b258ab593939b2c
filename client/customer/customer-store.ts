// The visitor's login (§4, §6), shared between tabs. It is checked once per page load, and again
// when the tab becomes visible, except for an anonymous visitor.

import { proxy, snapshot, useSnapshot } from 'valtio'
import { type Customer, readCustomer } from '#shared/contract/customer.ts'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { sendCall } from '../endpoints/call-endpoint.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { savedPages } from '../saved/saved-pages.ts'
import { forgetLogin } from './forget-login.ts'

export interface CustomerState {
  /** unknown: not fetched yet; ended: the session expired while the page was open */
  status: 'unknown' | 'anonymous' | 'authorised' | 'ended'
  /** the endpoint auth did not respond, and the status is unknown */
  failed?: boolean | undefined
  /** absent when the customer endpoint failed (§8: ignored) */
  customer?: Customer | undefined
}

const UNKNOWN: CustomerState = { status: 'unknown' }

export const customerStore = proxy<CustomerState>({ ...UNKNOWN })
let channel: BroadcastChannel | undefined
let locale: LocaleCode | undefined
/** the number of the newest check or change; the response to an older check is dropped */
let latest = 0

export function useCustomer(): CustomerState {
  return useSnapshot(customerStore)
}

/** §6: the e-mail of a logged-in visitor, for the validation of the cart. */
export function customerEmail(): string | undefined {
  const { status, customer } = customerStore
  return status === 'authorised' ? customer?.emailToken || undefined : undefined
}

export function setCustomer({ status, failed, customer }: CustomerState): void {
  latest++
  if (status === 'anonymous' || status === 'ended') forgetLogin()
  Object.assign(customerStore, { status, failed, customer })
}

/** Sets the state in this tab and in the other tabs. */
export function announceCustomer(state: CustomerState): void {
  setCustomer(state)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's
  channel?.postMessage(state)
}

/**
 * Checks and follows the login until the page is left. Later calls only change the locale of
 * requests.
 */
export function watchLogin(pageLocale: LocaleCode): void {
  const isFirst = !locale
  locale = pageLocale
  if (!isFirst) return
  listen()
  addEventListener('pageshow', ({ persisted }) => persisted && listen())
  // removes the customer's name, because the back/forward cache may show this page after a logout
  addEventListener('pagehide', () => {
    channel?.close()
    setCustomer(UNKNOWN)
  })
  // a session can expire, or end at the account hub; a login in another tab arrives through the
  // channel
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && customerStore.status !== 'anonymous')
      void checkLogin()
  })
}

export async function checkLogin(): Promise<void> {
  const check = ++latest
  const found = await fetchCustomer()
  if (check !== latest) return
  if (found.status === 'authorised') return announceCustomer(found)
  setCustomer(found)
  if (isSessionOver(found)) await forgetSaved()
}

/**
 * True after a logout at the account hub or the end of a session. Then saved orders are deleted, as
 * after a press of the logout button.
 */
function isSessionOver({ status }: CustomerState): boolean {
  return (
    status === 'ended' ||
    (status === 'anonymous' && savedPages.read().some(({ isOfSession }) => isOfSession))
  )
}

function listen(): void {
  channel = openChannel()
  void checkLogin()
}

/**
 * Undefined if the browser has no channels or refuses them: the other tabs then check the login
 * when they become visible.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    const opened = new BroadcastChannel('customer')
    opened.onmessage = ({ data }: MessageEvent<CustomerState>) => setCustomer(data)
    return opened
  } catch {
    return undefined
  }
}

async function fetchCustomer(): Promise<CustomerState> {
  const known = snapshot(customerStore)
  const auth = await call('auth')
  if (auth?.outcome !== 'ok')
    return known.status === 'unknown' ? { status: 'unknown', failed: true } : known
  if (auth.headers.get('x-user-status') === 'AUTHORIZED') {
    const response = await call('customer')
    // §8: a failure is ignored
    return {
      status: 'authorised',
      customer: response?.outcome === 'ok' ? readCustomer(response.answer) : known.customer,
    }
  }
  return known.status === 'authorised' || known.status === 'ended'
    ? { ...known, status: 'ended' }
    : { status: 'anonymous' }
}

/** Undefined without a response. */
async function call(key: EndpointKey) {
  return locale && sendCall({ key }, locale).catch(() => undefined)
}
