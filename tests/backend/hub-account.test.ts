import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from './ask.ts'
import { addCustomer, open, post, sessionCookieOf, siteAddress } from './hub.ts'

const EMAIL = 'alex@st1.example'
const DETAILS = { firstName: 'Alex', lastName: 'Brown', phone: '+46 (0)70-123 45 67' }
let cookie: string

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL, { phone: '+358401234567' })
  cookie = await sessionCookieOf(EMAIL)
})

function stored(): Promise<unknown> {
  return env.DB.prepare('SELECT first_name, last_name, phone FROM customers WHERE email = ?1')
    .bind(EMAIL)
    .first()
}

test('a customer sees the details and a link back to the previous page', async () => {
  const html = await (
    await open(`/account/en?returnUrl=${siteAddress('/en-EU/my-pages')}`, cookie)
  ).text()
  for (const text of ['value="Aino"', 'value="Virtanen"', 'value="+358401234567"', EMAIL])
    expect(html).toContain(text)
  expect(html).toContain(`<a href="${siteAddress('/en-EU/my-pages')}">`)
})

test('changed details are stored, the phone number in the format of the contract', async () => {
  const response = await post(
    `/account/en?returnUrl=${siteAddress('/x')}`,
    { ...DETAILS, firstName: '  Alex ' },
    { Cookie: cookie },
  )
  expect(response.status).toBe(303)
  expect(await stored()).toEqual({ first_name: 'Alex', last_name: 'Brown', phone: '+46701234567' })
  expect(response.headers.get('Location'), 'and the visitor is led back').toBe(siteAddress('/x'))
})

test('after saving, the visitor goes to savedUrl, which is checked as returnUrl is', async () => {
  const locationFor = async (savedUrl: string) => {
    const query = new URLSearchParams({ returnUrl: siteAddress('/x'), savedUrl })
    const html = await (await open(`/account/en?${query}`, cookie)).text()
    const action =
      /<form method="post" action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    return (await post(action, DETAILS, { Cookie: cookie })).headers.get('Location')
  }
  expect(await locationFor(siteAddress('/x#saved'))).toBe(siteAddress('/x#saved'))
  expect(await locationFor('https://evil.example/')).toBe(siteAddress('/'))
})

test.each([
  ['fi', 'Tietosi on tallennettu.'],
  ['en', 'Your details have been saved.'],
  ['sv', 'Dina uppgifter har sparats.'],
  ['no', 'Opplysningene dine er lagret.'],
])(
  'an account page without a return address confirms that the details are saved: %s',
  async (language, text) => {
    const before = await (await open(`/account/${language}`, cookie)).text()
    expect(before).not.toContain(text)
    expect(before).toContain(`action="/account/${language}"`)
    const address =
      (await post(`/account/${language}`, DETAILS, { Cookie: cookie })).headers.get('Location') ??
      ''
    expect(await (await open(address, cookie)).text()).toContain(text)
  },
)

test('a trunk zero after the country code is dropped', async () => {
  await post('/account/en', { ...DETAILS, phone: '+46 070 123 45 67' }, { Cookie: cookie })
  expect(await stored()).toHaveProperty('phone', '+46701234567')
})

test.each([
  ['fi', null, '040 123 4567', '+358401234567'],
  ['fi', '+46701234567', '040 123 4567', '+358401234567'],
  // as the field's hint says
  ['sv', '+358401234567', '070-123 45 67', '+46701234567'],
  ['sv', null, '(070) 123 45 67', '+46701234567'],
  ['no', null, '912 34 567', '+4791234567'],
  ['en', null, '0401234567', '+358401234567'],
  ['en', '+4791234567', '98 76 54 32', '+4798765432'],
  ['fi', null, '00358 (0)40–123 4567', '+358401234567'],
  ['fi', null, '\u202A(040) 123.4567\u202C', '+358401234567'],
  ['fi', null, '09 123 4567', '+35891234567'],
  ['en', null, '(040) 123 4567', '+358401234567'],
  ['fi', null, '+372 5123 4567', '+37251234567'],
])(
  'a national number belongs to the customer’s country: /account/%s, known before %s, typed %s',
  async (language, known, typed, phone) => {
    await env.DB.prepare('UPDATE customers SET phone = ?1 WHERE email = ?2')
      .bind(known, EMAIL)
      .run()
    const { status } = await post(
      `/account/${language}`,
      { ...DETAILS, phone: typed },
      { Cookie: cookie },
    )
    expect(status).toBe(303)
    expect(await stored()).toHaveProperty('phone', phone)
  },
)

test('a phone number can be removed', async () => {
  await post('/account/en', { ...DETAILS, phone: '' }, { Cookie: cookie })
  expect(await stored()).toHaveProperty('phone', null)
})

test.each([
  [{ firstName: '' }, 'Fill in the field'],
  [{ lastName: ' ' }, 'Fill in the field'],
  [{ firstName: '<b>Alex</b>' }, 'Field contains forbidden symbols'],
  [{ lastName: 'x'.repeat(101) }, 'The maximum character limit 100 has been exceeded'],
  // without a country: no leading zero, two of them, too short
  [{ phone: '401234567' }, 'Fill in the phone number including the country code'],
  [{ phone: '000401234567' }, 'Fill in the phone number including the country code'],
  [{ phone: '0' }, 'Fill in the phone number including the country code'],
  [{ phone: 'soon' }, 'Fill in the phone number including the country code'],
])('%j is rejected with the message of §5, and the typed values stay', async (wrong, message) => {
  const before = await stored()
  const response = await post(
    '/account/en',
    { ...DETAILS, lastName: 'Typed', ...wrong },
    { Cookie: cookie },
  )
  const html = await response.text()
  expect(response.status).toBe(422)
  expect(html).toContain(`${message}</a>`)
  expect(html).toContain(`${message}</p>`)
  expect(await stored()).toEqual(before)
})

test.each([
  ['fi', '040 765 43', 'Täytä puhelinnumero'],
  ['fi', '+358 40 765 43', 'Täytä puhelinnumero'],
  ['sv', '070-123 45 6', 'Fyll i telefonnumret'],
  ['no', '912 34 56', 'Fyll inn telefonnummeret'],
  ['no', '040 123 4567', 'Fyll inn telefonnummeret'],
  ['en', '+358 40 765 43', 'Fill in the phone number'],
  ['en', '040 765 43', 'Fill in the phone number including the country code'],
])(
  'an impossible number is rejected, with the message that fits the hint: /account/%s, typed %s',
  async (language, phone, message) => {
    const before = await stored()
    const response = await post(`/account/${language}`, { ...DETAILS, phone }, { Cookie: cookie })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(`${message}</p>`)
    expect(html).toContain(`value="${phone}"`)
    expect(await stored()).toEqual(before)
  },
)

test('without a session the page shows a link to a login that returns to it', async () => {
  const response = await open(`/account/sv?returnUrl=${siteAddress('/x')}`)
  const login = new URL(response.headers.get('Location') ?? '', 'https://backend.example')
  expect([response.status, login.pathname]).toEqual([303, '/login/sv'])
  const account = new URL(login.searchParams.get('returnUrl') ?? '')
  expect(account.pathname).toBe('/account/sv')
  expect(account.searchParams.get('returnUrl')).toBe(siteAddress('/x'))
})

test('a session that expires while typing stores nothing, and the typed values stay', async () => {
  const before = await stored()
  const response = await post('/account/fi', { ...DETAILS, firstName: 'Kirjoitettu' })
  const html = await response.text()
  expect(response.status).toBe(401)
  expect(html).toContain('value="Kirjoitettu"')
  expect(html).toContain('Istuntosi on päättynyt')
  expect(await stored()).toEqual(before)
})

test('logging out on the page ends the session and returns to the site', async () => {
  const own = await sessionCookieOf(EMAIL)
  const response = await post(`/logout/en?returnUrl=${siteAddress('/x')}`, {}, { Cookie: own })
  expect(response.headers.get('Location')).toBe(siteAddress('/x'))
  expect((await open('/api/v1/auth', own)).headers.get('x-user-status')).toBe('ANONYMOUS')
})
