import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { ask, prepareDatabase } from './ask.ts'
import {
  addCustomer,
  cookieOf,
  logIn,
  open,
  PASSWORD,
  post,
  sessionCookieOf,
  siteAddress,
} from './hub.ts'

const EMAIL = 'aino@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})

const TITLES = [
  ['fi', 'fi', 'Kirjaudu'],
  ['en', 'en', 'Log in'],
  ['sv', 'sv', 'Logga in'],
  ['no', 'nb', 'Logg inn'],
]

test.each(TITLES)(
  'the login page of /login/%s is in its language',
  async (language, htmlLang, title) => {
    const html = await (await open(`/login/${language}`)).text()
    expect(html).toContain(`<html lang="${htmlLang}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
  },
)

test('/login/de is not found, and /login redirects by the browser’s language', async () => {
  expect((await open('/login/de')).status).toBe(404)
  const response = await ask('/login', {
    headers: { 'Accept-Language': 'nb-NO,nb;q=0.9' },
    redirect: 'manual',
  })
  expect(response.headers.get('Location')).toBe('/login/no')
})

test('the page may not be framed, cached, or run inline scripts', async () => {
  const { headers } = await open('/login/fi')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("form-action 'self' http://localhost:8787")
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('a login redirects back with a session cookie', async () => {
  const returnUrl = siteAddress('/omat-sivut?view=orders')
  const response = await post(`/login/fi?${new URLSearchParams({ returnUrl })}`, {
    email: ` ${EMAIL.toUpperCase()} `,
    password: PASSWORD,
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(returnUrl)
  const auth = await open('/api/v1/auth', cookieOf(response, 'st1_session'))
  expect(auth.headers.get('x-user-status')).toBe('AUTHORIZED')
})

test('the session cookie is HttpOnly, Secure outside localhost, SameSite=Lax and valid for the host', async () => {
  const [cookie = ''] = (await logIn(EMAIL)).headers.getSetCookie()
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
    expect(cookie).toContain(`; ${attribute}`)
  expect(cookie).not.toContain('Domain')
})

test('a hostile return address is replaced by the site after the login', async () => {
  const response = await post('/login/fi?returnUrl=https://evil.example/', {
    email: EMAIL,
    password: PASSWORD,
  })
  expect(response.headers.get('Location')).toBe(siteAddress('/'))
})

test('a visitor who is logged in is redirected at once', async () => {
  const response = await open(
    `/login/fi?returnUrl=${siteAddress('/x')}`,
    await sessionCookieOf(EMAIL),
  )
  expect([response.status, response.headers.get('Location')]).toEqual([303, siteAddress('/x')])
})

test('a login never reuses the session it came with, and ends it', async () => {
  const before = await sessionCookieOf(EMAIL)
  const after = cookieOf(await logIn(EMAIL, PASSWORD, { Cookie: before }), 'st1_session')
  expect(after).not.toBe(before)
  expect((await open('/api/v1/auth', before)).headers.get('x-user-status')).toBe('ANONYMOUS')
  const planted = `st1_session=${'a'.repeat(64)}`
  expect(cookieOf(await logIn(EMAIL, PASSWORD, { Cookie: planted }), 'st1_session')).not.toBe(
    planted,
  )
})

test('the database contains no token and no password', async () => {
  const cookie = await sessionCookieOf(EMAIL)
  const tables = await env.DB.batch([
    env.DB.prepare('SELECT * FROM sessions'),
    env.DB.prepare('SELECT * FROM customers'),
  ])
  const text = JSON.stringify(tables.map(({ results }) => results))
  expect(text).not.toContain(cookie.split('=')[1])
  expect(text).not.toContain(PASSWORD)
})

describe('a failed login', () => {
  test('gives the same response for a wrong password and for an unknown address', async () => {
    const [wrong, unknown] = await Promise.all([
      logIn(EMAIL, 'väärä'),
      logIn('kuka@st1.example', 'väärä'),
    ])
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const text = await wrong.text()
    expect(text.replaceAll(EMAIL, '')).toBe(
      (await unknown.text()).replaceAll('kuka@st1.example', ''),
    )
    expect(text).toContain('Sähköpostiosoite ja salasana eivät täsmää.')
    expect(text).toContain('Kirjoita salasana uudelleen.')
  })

  test.each([
    [{}, ['#email', '#password', 'Sähköposti: Täytä kenttä', 'Salasana: Täytä kenttä']],
    [{ email: 'aino', password: 'x' }, ['#email', 'Täytä sähköpostiosoite']],
    [{ email: EMAIL, password: '' }, ['#password', 'Täytä kenttä']],
  ])(
    '%j shows an error summary and keeps the typed values',
    async (fields: Record<string, string>, expected) => {
      const response = await post('/login/fi', fields)
      const html = await response.text()
      expect(response.status).toBe(422)
      for (const text of expected) expect(html).toContain(text)
      if (fields['email']) expect(html).toContain(`value="${fields['email']}"`)
    },
  )

  test('escapes typed text and does not show the password again', async () => {
    const html = await (
      await post('/login/fi', { email: '"><script>alert(1)</script>', password: 'salaisuus' })
    ).text()
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('salaisuus')
  })

  test.each([
    ['JSON', '{"email":"x"}', 'application/json'],
    ['a broken form', '--x', 'multipart/form-data; boundary=y'],
  ])('treats %s in place of a form as an empty form', async (_name, body, type) => {
    const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
    expect((await ask('/login/fi', { method: 'POST', body, headers })).status).toBe(422)
  })

  test('answers a body that is too large with a page', async () => {
    const response = await post('/login/sv', { email: 'x'.repeat(20_000) })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('<html lang="sv">')
  })
})

describe('a page of another site', () => {
  let cookie: string
  beforeAll(async () => {
    cookie = await sessionCookieOf(EMAIL)
  })

  const FOREIGN = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://www.backend.example', 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' },
    { Origin: '', 'Sec-Fetch-Site': '' },
  ]
  const ADDRESSES = ['/login/fi', '/account/fi', '/logout/fi']

  test.each(ADDRESSES.flatMap((address) => FOREIGN.map((headers) => [address, headers] as const)))(
    'cannot post to %s with %j',
    async (address, headers) => {
      const response = await post(
        address,
        { email: EMAIL, password: PASSWORD, firstName: 'Eve', lastName: 'Eve' },
        { ...headers, Cookie: cookie },
      )
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
      expect((await open('/api/v1/auth', cookie)).headers.get('x-user-status')).toBe('AUTHORIZED')
    },
  )
})
