import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { stubStorage } from '../stub-storage.ts'

const AINO = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  emailToken: 'aino@example.fi',
  phoneNumber: '+358401234567',
}

/** The backend's current answers. */
const backend = { status: 'ANONYMOUS', auth: 200, customer: () => Response.json(AINO), down: false }
const requests: [string, string | undefined][] = []
const responses: Response[] = []
const tabs: { leave: () => void }[] = []

vi.stubGlobal(
  'fetch',
  async (address: string, { headers }: { headers: Record<string, string> }) => {
    requests.push([address, headers['x-st1-locale']])
    if (backend.down) throw new TypeError('no network')
    const isAuth = address.endsWith('/auth')
    const response = isAuth
      ? Response.json({}, { status: backend.auth, headers: { 'x-user-status': backend.status } })
      : backend.customer()
    responses.push(response)
    return response
  },
)

afterEach(() => {
  for (const { leave } of tabs.splice(0)) leave()
  requests.length = 0
  responses.length = 0
  Object.assign(backend, {
    status: 'ANONYMOUS',
    auth: 200,
    customer: () => Response.json(AINO),
    down: false,
  })
})

/** A tab with separate modules. The tabs share Node's real BroadcastChannel. */
async function openTab() {
  vi.resetModules()
  const [window, document] = [
    new EventTarget(),
    Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  ]
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('document', document)
  const store = await import('#client/customer/customer-store.ts')
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  tabs.push({ leave })
  store.watchLogin('sv-SE')
  return {
    ...store,
    leave,
    comeBack: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    lookAgain: () => document.dispatchEvent(new Event('visibilitychange')),
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>

async function expectStatus(tab: Tab, status: string): Promise<void> {
  await vi.waitFor(() => expect(tab.customerStore.status).toBe(status))
}

test('x-user-status AUTHORIZED means authorised, and the customer is fetched (§4, §6)', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  expect(tab.customerStore).toEqual({ status: 'unknown' })
  await expectStatus(tab, 'authorised')
  expect(requests).toEqual([
    ['/proxy/api/v1/auth', 'sv-SE'],
    ['/proxy/cms/my-pages', 'sv-SE'],
  ])
  expect(tab.customerStore).toEqual({ status: 'authorised', customer: AINO })
  expect(tab.customerEmail()).toBe('aino@example.fi')
})

test.each<[string, Partial<typeof backend>, number]>([
  ['logged in', { status: 'AUTHORIZED' }, 2],
  ['anonymous', {}, 1],
  ['when auth fails', { auth: 503 }, 1],
  [
    'when the customer endpoint fails',
    { status: 'AUTHORIZED', customer: () => new Response('no', { status: 500 }) },
    2,
  ],
])('every response body is read, so that no request stays open: %s', async (_, now, count) => {
  Object.assign(backend, now)
  await openTab()
  await vi.waitFor(() =>
    expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual(Array<boolean>(count).fill(true)),
  )
})

test.each(['ANONYMOUS', 'authorized', ''])(
  'x-user-status "%s" means anonymous, and no customer is fetched',
  async (status) => {
    backend.status = status
    const tab = await openTab()
    await expectStatus(tab, 'anonymous')
    expect(requests).toHaveLength(1)
    expect(tab.customerEmail()).toBeUndefined()
  },
)

describe('a failure of the customer endpoint is ignored: the visitor is still logged in (§8)', () => {
  test.each<[string, () => Response]>([
    ['500', () => new Response(null, { status: 500 })],
    ['HTML', () => new Response('<h1>')],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['an invalid name', () => Response.json({ firstName: { evil: 1 }, emailToken: 7 })],
  ])('%s', async (_, customer) => {
    Object.assign(backend, { status: 'AUTHORIZED', customer })
    const tab = await openTab()
    await expectStatus(tab, 'authorised')
    expect([tab.customerStore.customer?.firstName || undefined, tab.customerEmail()]).toEqual([
      undefined,
      undefined,
    ])
  })
})

test('during an outage the status stays unknown and is checked again later', async () => {
  backend.down = true
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.customerStore).toEqual({ status: 'unknown', failed: true }))
  backend.down = false
  tab.lookAgain()
  await expectStatus(tab, 'anonymous')
})

test('an outage does not log out', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  backend.down = true
  await tab.checkLogin()
  expect(tab.customerStore).toMatchObject({ status: 'authorised', customer: { firstName: 'Aino' } })
})

test('an expired session is noticed when the tab becomes visible; the customer stays, but the e-mail is not used', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  backend.status = 'ANONYMOUS'
  tab.lookAgain()
  await expectStatus(tab, 'ended')
  expect(tab.customerStore.customer?.firstName).toBe('Aino')
  expect(tab.customerEmail()).toBeUndefined()
  tab.lookAgain()
  await vi.waitFor(() => expect(requests).toHaveLength(4))
  expect(tab.customerStore.status).toBe('ended')
})

test('other tabs follow a login and a logout', async () => {
  const first = await openTab()
  await expectStatus(first, 'anonymous')
  backend.status = 'AUTHORIZED'
  const second = await openTab()
  await expectStatus(second, 'authorised')
  await expectStatus(first, 'authorised')
  expect(first.customerStore.customer?.firstName).toBe('Aino')
  second.announceCustomer({ status: 'anonymous' })
  await expectStatus(first, 'anonymous')
  expect(first.customerStore).toEqual({ status: 'anonymous' })
})

test('without channels the login is checked, and the tabs notice a logout when they become visible', async () => {
  const real = BroadcastChannel
  onTestFinished(() => void vi.stubGlobal('BroadcastChannel', real))
  vi.stubGlobal('BroadcastChannel', undefined)
  backend.status = 'AUTHORIZED'
  const [first, second] = [await openTab(), await openTab()]
  await expectStatus(first, 'authorised')
  backend.status = 'ANONYMOUS'
  second.announceCustomer({ status: 'anonymous' })
  first.lookAgain()
  await expectStatus(first, 'ended')
})

test('a response after the logout does not log in again', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  const check = tab.checkLogin()
  tab.announceCustomer({ status: 'anonymous' })
  await check
  expect(tab.customerStore).toEqual({ status: 'anonymous' })
})

test('a page that is left forgets the customer, and checks again when the back/forward cache restores it', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  tab.leave()
  expect(tab.customerStore).toEqual({ status: 'unknown' })
  backend.status = 'ANONYMOUS'
  tab.comeBack()
  await expectStatus(tab, 'anonymous')
})

describe('saved orders are deleted when the session is over', () => {
  const ORDER = { href: '/order?order=1', title: 'Order' }
  let stored: Map<string, string>

  beforeEach(() => {
    stored = stubStorage()
  })
  afterEach(() => vi.stubGlobal('localStorage', undefined))

  test('if it ends at the account hub while the page is open', async () => {
    backend.status = 'AUTHORIZED'
    const tab = await openTab()
    await expectStatus(tab, 'authorised')
    stored.set('saved-pages', JSON.stringify([ORDER]))
    backend.status = 'ANONYMOUS'
    tab.lookAgain()
    await vi.waitFor(() => expect([...stored]).toEqual([]))
  })

  test('if it ended before the page was opened, and the order was saved during the session', async () => {
    stored.set('saved-pages', JSON.stringify([{ ...ORDER, isOfSession: true }]))
    await openTab()
    await vi.waitFor(() => expect([...stored]).toEqual([]))
  })

  test('but not an order that was saved without a login', async () => {
    stored.set('saved-pages', JSON.stringify([ORDER]))
    await expectStatus(await openTab(), 'anonymous')
    expect(JSON.parse(stored.get('saved-pages') ?? '')).toEqual([ORDER])
  })
})
