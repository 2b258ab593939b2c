// Who the visitor is (§4, §6): asked once a page, again when it is looked at again, and heard from the other tabs.
import { readCustomer } from '#shared/contract/customer.ts'
import { AUTH_PATH, CUSTOMER_PATH } from '#shared/contract/login-paths.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { customerState, type CustomerState, setCustomer } from './customer-store.ts'

let channel: BroadcastChannel | undefined
let askedIn: LocaleCode | undefined
/** an answer counts only while nothing newer is known */
let latest = 0

/** From the first call on, for as long as the page lives. */
export function watchLogin(locale: LocaleCode): void {
  const isFirst = !askedIn
  askedIn = locale
  if (!isFirst) return
  listen()
  addEventListener('pageshow', ({ persisted }) => persisted && listen())
  // Back may bring this page out of the browser's memory, after a logout: nobody's name stays in it
  addEventListener('pagehide', () => {
    channel?.close()
    learn({ status: 'unknown' })
  })
  // a session ends by itself, or at the account hub; that one begins, the tab it begins in tells
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && customerState().status !== 'anonymous') void checkLogin()
  })
}

/** Takes on what this tab has found out, and tells the other tabs. */
export function announceCustomer(state: CustomerState): void {
  learn(state)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is this origin's
  channel?.postMessage(state)
}

export async function checkLogin(): Promise<void> {
  const mine = ++latest
  const found = await findCustomer()
  if (mine !== latest) return
  if (found.status === 'authorised') announceCustomer(found)
  else learn(found)
}

function listen(): void {
  channel = new BroadcastChannel('customer')
  channel.onmessage = ({ data }: MessageEvent<CustomerState>) => learn(data)
  void checkLogin()
}

function learn(state: CustomerState): void {
  latest++
  setCustomer(state)
}

async function findCustomer(): Promise<CustomerState> {
  const known = customerState()
  const auth = await ask(AUTH_PATH)
  if (!auth?.ok) return known.status === 'unknown' ? { status: 'unknown', failed: true } : known
  if (auth.userStatus === 'AUTHORIZED') {
    const answer = await ask(CUSTOMER_PATH)
    // §8: a failure is ignored
    return { status: 'authorised', customer: answer?.ok ? readCustomer(answer.answer) : known.customer }
  }
  return known.status === 'authorised' || known.status === 'ended' ? { ...known, status: 'ended' } : { status: 'anonymous' }
}

interface LoginAnswer {
  ok: boolean
  userStatus: string | null
  /** undefined when it is no JSON */
  answer: unknown
}

/** Undefined when there is no answer. The body is always read: one that is not keeps the request open in the browser. */
async function ask(path: string): Promise<LoginAnswer | undefined> {
  try {
    const response = await fetch(`/proxy/${path}`, { headers: { 'x-st1-locale': askedIn ?? '' } })
    const answer: unknown = await response.json().catch(() => undefined)
    return { ok: response.ok, userStatus: response.headers.get('x-user-status'), answer }
  } catch {
    return undefined
  }
}
