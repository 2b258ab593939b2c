import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareDatabase } from './ask.ts'
import { addCustomer, cookieOf, logIn, open, PASSWORD, post, sessionCookieOf } from './hub.ts'

const AINO = 'aino@st1.example'
const NEW = 'uusi salasana 2026'
const RETURN = `returnUrl=${encodeURIComponent('http://localhost:8787/fi-FI/omat-sivut')}`

beforeAll(() => prepareDatabase())
beforeEach(async () => {
  await env.DB.batch(
    ['mails', 'customers', 'sessions', 'password_links'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
  await addCustomer(AINO)
  return () => vi.useRealTimers()
})

async function mails() {
  const { results } = await env.DB.prepare('SELECT recipient, body FROM mails').all<{
    recipient: string
    body: string
  }>()
  return results
}

/** The path of the link in the newest mail. */
async function mailedLink(email: string, wanted = 'forgotten'): Promise<string> {
  await post(`/${wanted}/fi?${RETURN}`, { email })
  const link = /https:\/\/\S+/.exec((await mails()).at(-1)?.body ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

describe('a forgotten password', () => {
  test('is replaced through a mailed link: the visitor is logged in and returns, and earlier sessions end', async () => {
    const earlier = await sessionCookieOf(AINO)
    const link = await mailedLink(` ${AINO.toUpperCase()}`)
    expect((await open(link)).status).toBe(200)
    const saved = await post(link, { password: NEW })
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      'http://localhost:8787/fi-FI/omat-sivut',
    ])
    expect((await open('/account/fi', cookieOf(saved, 'st1_session'))).status).toBe(200)
    expect((await open('/account/fi', earlier)).status).toBe(303)
    expect([(await logIn(AINO, PASSWORD)).status, (await logIn(AINO, NEW)).status]).toEqual([
      401, 303,
    ])
  })

  test('the link works once; opening it or a password that is too short does not use it up', async () => {
    const link = await mailedLink(AINO)
    const other = await mailedLink(AINO)
    expect((await open(link)).status).toBe(200)
    expect((await post(link, { password: 'lyhyt' })).status).toBe(422)
    expect((await post(link, { password: NEW })).status).toBe(303)
    for (const used of [link, other])
      expect((await post(used, { password: 'toinen salasana' })).status).toBe(410)
    expect((await logIn(AINO, NEW)).status).toBe(303)
  })

  test('the link works for an hour', async () => {
    const link = await mailedLink(AINO)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect((await open(link)).status).toBe(410)
    expect((await post(link, { password: NEW })).status).toBe(410)
  })

  test('the response is the same for an unknown address, which gets no mail', async () => {
    const [known, unknown] = [
      await post('/forgotten/fi', { email: AINO }),
      await post('/forgotten/fi', { email: 'kuka@st1.example' }),
    ]
    expect([unknown.status, unknown.headers.get('location')]).toEqual([
      known.status,
      known.headers.get('location'),
    ])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([AINO])
  })

  test('a mailbox gets at most five mails an hour', async () => {
    for (let times = 0; times < 7; times++) await post('/forgotten/fi', { email: AINO })
    expect(await mails()).toHaveLength(5)
  })
})

describe('a new account', () => {
  test('is created through a mailed link, with names and a password', async () => {
    const link = await mailedLink('uusi@st1.example', 'register')
    expect((await post(link, { password: NEW })).status).toBe(422)
    expect((await post(link, { firstName: 'Uuno', lastName: 'Uusi', password: NEW })).status).toBe(
      303,
    )
    expect((await logIn('uusi@st1.example', NEW)).status).toBe(303)
    const stored = await env.DB.prepare(
      'SELECT first_name, last_name FROM customers WHERE email = ?1',
    )
      .bind('uusi@st1.example')
      .first()
    expect(stored).toEqual({ first_name: 'Uuno', last_name: 'Uusi' })
  })

  test('for the address of a customer the response is the same, and the link chooses a new password without names', async () => {
    const [unknown, known] = [
      await post('/register/fi', { email: 'a@st1.example' }),
      await post('/register/fi', { email: AINO }),
    ]
    expect([known.status, known.headers.get('location')]).toEqual([
      unknown.status,
      unknown.headers.get('location'),
    ])
    const link = await mailedLink(AINO, 'register')
    expect(await (await open(link)).text()).not.toContain('name="firstName"')
  })
})
