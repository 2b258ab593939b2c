// The visitor's login (§4, §6): fetched once per page load and again when the tab becomes visible; shared between tabs.
import { proxy, snapshot, useSnapshot } from 'valtio'
import { type Customer, readCustomer } from '#shared/contract/customer.ts'
import { type EndpointKey, proxyAddress } from '#shared/contract/endpoints.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { savedPages } from '../saved/saved-pages.ts'

export interface CustomerState {
  /** unknown: not fetched yet; ended: the session expired while the page was open */
  status: 'unknown' | 'anonymous' | 'authorised' | 'ended'
  /** auth is unreachable: the status stays unknown */
  failed?: boolean | undefined
  /** absent when the customer endpoint failed (§8: ignored) */
  customer?: Customer | undefined
}

/** without an answer the visitor is told that the login is unknown */
const LIMIT_MS = 15_000
const UNKNOWN: CustomerState = { status: 'unknown' }

export const customerStore = proxy<CustomerState>({ ...UNKNOWN })
let channel: BroadcastChannel | undefined
let locale: LocaleCode | undefined
/** the number of the newest check or change: an older response is dropped */
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
  Object.assign(customerStore, { status, failed, customer })
}

/** Sets the state in this tab and in the other tabs. */
export function announceCustomer(state: CustomerState): void {
  setCustomer(state)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's
  channel?.postMessage(state)
}

/** The first call starts it for the lifetime of the page. */
export function watchLogin(pageLocale: LocaleCode): void {
  const isFirst = !locale
  locale = pageLocale
  if (!isFirst) return
  listen()
  addEventListener('pageshow', ({ persisted }) => persisted && listen())
  // the back/forward cache may show this page after a logout: no name may be in it
  addEventListener('pagehide', () => {
    channel?.close()
    setCustomer(UNKNOWN)
  })
  // a session can expire, or end at the account hub; a login in another tab arrives through the channel
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && customerStore.status !== 'anonymous') void checkLogin()
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

/** The visitor has logged out at the account hub, or the session has expired: saved orders are deleted, as the logout button does. */
function isSessionOver({ status }: CustomerState): boolean {
  return status === 'ended' || (status === 'anonymous' && savedPages.read().some(({ isOfSession }) => isOfSession))
}

function listen(): void {
  channel = new BroadcastChannel('customer')
  channel.onmessage = ({ data }: MessageEvent<CustomerState>) => setCustomer(data)
  void checkLogin()
}

async function fetchCustomer(): Promise<CustomerState> {
  const known = snapshot(customerStore)
  const auth = await fetchBody('auth')
  if (!auth?.ok) return known.status === 'unknown' ? { status: 'unknown', failed: true } : known
  if (auth.userStatus === 'AUTHORIZED') {
    const response = await fetchBody('cms/my-pages')
    // §8: a failure is ignored
    return { status: 'authorised', customer: response?.ok ? readCustomer(response.body) : known.customer }
  }
  return known.status === 'authorised' || known.status === 'ended' ? { ...known, status: 'ended' } : { status: 'anonymous' }
}

/** Undefined without a response. The body is always read, because an unread body keeps the request open in the browser. */
async function fetchBody(key: EndpointKey): Promise<{ ok: boolean; userStatus: string | null; body: unknown } | undefined> {
  try {
    const response = await fetch(proxyAddress(key), {
      headers: { 'x-st1-locale': locale ?? '' },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const body: unknown = await response.json().catch(() => undefined)
    return { ok: response.ok, userStatus: response.headers.get('x-user-status'), body }
  } catch {
    return undefined
  }
}
