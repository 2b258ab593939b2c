import { afterEach, describe, expect, test, vi } from 'vitest'

const AINO = { firstName: 'Aino', lastName: 'Virtanen', emailToken: 'aino@example.fi', phoneNumber: '+358401234567' }

/** What the backend says at the moment. */
const backend = { status: 'ANONYMOUS', auth: 200, customer: () => Response.json(AINO), down: false }
const requests: [string, string | undefined][] = []
const responses: Response[] = []
const tabs: { leave: () => void }[] = []

vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
  requests.push([address, headers['x-st1-locale']])
  if (backend.down) throw new TypeError('no network')
  const isAuth = address.endsWith('/auth')
  const response = isAuth ? Response.json({}, { status: backend.auth, headers: { 'x-user-status': backend.status } }) : backend.customer()
  responses.push(response)
  return response
})

afterEach(() => {
  for (const { leave } of tabs.splice(0)) leave()
  requests.length = 0
  responses.length = 0
  Object.assign(backend, { status: 'ANONYMOUS', auth: 200, customer: () => Response.json(AINO), down: false })
})

/** A page of the site with modules of its own; in Node the tabs' channel is the real one. */
async function openTab() {
  vi.resetModules()
  const [window, document] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })]
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

test('authorised is who gets x-user-status AUTHORIZED; then the customer is fetched (§4, §6)', async () => {
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
  ['when auth is out of order', { auth: 503 }, 1],
  ['when the customer is out of order', { status: 'AUTHORIZED', customer: () => new Response('no', { status: 500 }) }, 2],
])('no request stays open in the browser, its body unread: %s', async (_, now, count) => {
  Object.assign(backend, now)
  await openTab()
  await vi.waitFor(() => expect(responses.map(({ bodyUsed }) => bodyUsed)).toEqual(Array<boolean>(count).fill(true)))
})

test.each(['ANONYMOUS', 'authorized', ''])('x-user-status "%s" is an anonymous visitor, and no customer is asked for', async (status) => {
  backend.status = status
  const tab = await openTab()
  await expectStatus(tab, 'anonymous')
  expect(requests).toHaveLength(1)
  expect(tab.customerEmail()).toBeUndefined()
})

describe('a failure of the customer endpoint is ignored: the visitor is logged in all the same (§8)', () => {
  test.each<[string, () => Response]>([
    ['500', () => new Response(null, { status: 500 })],
    ['HTML', () => new Response('<h1>')],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['a name that is none', () => Response.json({ firstName: { evil: 1 }, emailToken: 7 })],
  ])('%s', async (_, customer) => {
    Object.assign(backend, { status: 'AUTHORIZED', customer })
    const tab = await openTab()
    await expectStatus(tab, 'authorised')
    expect([tab.customerStore.customer?.firstName || undefined, tab.customerEmail()]).toEqual([undefined, undefined])
  })
})

test('when nobody can be asked the visitor stays unknown, and is asked about again', async () => {
  backend.down = true
  const tab = await openTab()
  await vi.waitFor(() => expect(tab.customerStore).toEqual({ status: 'unknown', failed: true }))
  backend.down = false
  tab.lookAgain()
  await expectStatus(tab, 'anonymous')
})

test('an outage logs nobody out', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  backend.down = true
  await tab.checkLogin()
  expect(tab.customerStore).toMatchObject({ status: 'authorised', customer: { firstName: 'Aino' } })
})

test('a session that has run out is noticed when the page is looked at again; what it shows stays, the e-mail is no longer given', async () => {
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

test('an answer that comes after the logout does not log in again', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  const check = tab.checkLogin()
  tab.announceCustomer({ status: 'anonymous' })
  await check
  expect(tab.customerStore).toEqual({ status: 'anonymous' })
})

test('a page that is left keeps nobody’s name, and asks anew when Back brings it out of the memory', async () => {
  backend.status = 'AUTHORIZED'
  const tab = await openTab()
  await expectStatus(tab, 'authorised')
  tab.leave()
  expect(tab.customerStore).toEqual({ status: 'unknown' })
  backend.status = 'ANONYMOUS'
  tab.comeBack()
  await expectStatus(tab, 'anonymous')
})
