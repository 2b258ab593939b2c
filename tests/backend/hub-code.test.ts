import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareDatabase } from './ask.ts'
import { addCustomer, cookieOf, newestCode, open, post, siteAddress } from './hub.ts'

const EMAIL = 'ingrid@st1.example'

beforeAll(async () => {
  await prepareDatabase()
  await addCustomer(EMAIL)
})
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM login_attempts'), env.DB.prepare('DELETE FROM login_codes')])
})

/** The browser's cookie and the code in the mail. */
async function askForCode(language = 'no'): Promise<{ cookie: string; code: string }> {
  const response = await post(`/login/${language}/send-code?returnUrl=${siteAddress('/x')}`, { email: EMAIL })
  return { cookie: cookieOf(response, 'st1_login_code'), code: await newestCode(EMAIL) }
}

function enter(code: string, cookie: string): Promise<Response> {
  return post(`/login/no/code?returnUrl=${siteAddress('/x')}`, { code }, { Cookie: cookie })
}

function other(code: string): string {
  return code === '111111' ? '222222' : '111111'
}

test('the code of the mail, with spaces too, leads back with a session', async () => {
  const { cookie, code } = await askForCode()
  expect(await (await open('/login/no/code', cookie)).text()).toContain(EMAIL)
  const response = await enter(` ${code.slice(0, 3)} ${code.slice(3)}`, cookie)
  expect([response.status, response.headers.get('Location')]).toEqual([303, siteAddress('/x')])
  const auth = await open('/api/v1/auth', cookieOf(response, 'st1_session'))
  expect(auth.headers.get('x-user-status')).toBe('AUTHORIZED')
})

test.each([
  ['fi', 'Kirjautumiskoodisi on'],
  ['en', 'Your login code is'],
  ['sv', 'Din inloggningskod är'],
  ['no', 'Innloggingskoden din er'],
])('the mail of /login/%s speaks its language', async (language, subject) => {
  await askForCode(language)
  const mail = await env.DB.prepare('SELECT subject FROM mails WHERE subject LIKE ?1').bind(`${subject} %`).first()
  expect(mail).not.toBeNull()
})

test('a code works once, even when it is sent twice at the same moment', async () => {
  const { cookie, code } = await askForCode()
  const responses = await Promise.all([enter(code, cookie), enter(code, cookie), enter(code, cookie)])
  expect(responses.filter(({ status }) => status === 303)).toHaveLength(1)
  expect((await enter(code, cookie)).status).toBe(401)
})

test('a code is of use only in the browser that asked for it', async () => {
  const { code } = await askForCode()
  const stranger = await askForCode()
  if (stranger.code !== code) expect((await enter(code, stranger.cookie)).status).toBe(401)
  expect((await post('/login/no/code', { code })).status).toBe(401)
})

test('a code runs out after ten minutes', async () => {
  const { cookie, code } = await askForCode()
  await env.DB.prepare('UPDATE login_codes SET expires = expires - 600000').run()
  expect((await enter(code, cookie)).status).toBe(401)
  expect((await open('/login/no/code', cookie)).headers.get('Location')).toMatch(/^\/login\/no\?/)
})

test('five wrong entries use a code up, and a new one works at once', async () => {
  const { cookie, code } = await askForCode()
  for (let time = 0; time < 4; time += 1) expect((await enter(other(code), cookie)).status).toBe(401)
  const last = await enter(other(code), cookie)
  expect(last.status).toBe(401)
  expect(await last.text()).toContain('virker ikke lenger')
  expect((await enter(code, cookie)).status).toBe(401)
  const next = await askForCode()
  expect((await enter(next.code, next.cookie)).status).toBe(303)
})

test('twenty entries at once are no more than five', async () => {
  const { cookie, code } = await askForCode()
  await Promise.all(Array.from({ length: 20 }, () => enter(other(code), cookie)))
  expect((await enter(code, cookie)).status).toBe(401)
})

test('codes have their tries each: wrong entries into one leave the others', async () => {
  const [first, second] = [await askForCode(), await askForCode()]
  for (let time = 0; time < 6; time += 1) await enter(other(first.code), first.cookie)
  expect((await enter(second.code, second.cookie)).status).toBe(303)
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('"%s" is no code, and costs no attempt', async (typed) => {
  const { cookie, code } = await askForCode()
  expect((await enter(typed, cookie)).status).toBe(422)
  expect((await enter(code, cookie)).status).toBe(303)
})

test('an address nobody has gets the same answer and no mail', async () => {
  const response = await post('/login/no/send-code', { email: 'hvem@st1.example' })
  expect(response.status).toBe(303)
  const cookie = cookieOf(response, 'st1_login_code')
  expect(await (await open('/login/no/code', cookie)).text()).toContain('hvem@st1.example')
  expect((await enter('123456', cookie)).status).toBe(401)
  expect(await env.DB.prepare('SELECT id FROM mails WHERE recipient = ?1').bind('hvem@st1.example').first()).toBeNull()
})

test('ten codes in a quarter of an hour are enough for a visitor; others get theirs', async () => {
  for (let time = 0; time < 10; time += 1) await askForCode()
  const response = await post('/login/no/send-code', { email: EMAIL })
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('logg inn med passord')
  expect((await post('/login/no/send-code', { email: EMAIL }, { 'CF-Connecting-IP': '192.0.2.9' })).status).toBe(303)
})

test('many codes are no more chances to guess one: after five they have twelve digits, and work alike', async () => {
  for (let time = 0; time < 5; time += 1) expect((await askForCode()).code).toMatch(/^\d{6}$/)
  const { code, cookie } = await askForCode()
  expect(code).toMatch(/^\d{12}$/)
  expect((await enter(code, cookie)).status).toBe(303)
})

test('when strangers ask for a customer’s codes by the dozen, each gets one, and the customer one as well', async () => {
  const ask = (address: string) => post('/login/no/send-code', { email: EMAIL }, { 'CF-Connecting-IP': address })
  for (let time = 0; time < 31; time += 1) await ask(`198.51.100.${time}`)
  expect((await ask('198.51.100.5')).status).toBe(429)
  const own = await ask('192.0.2.10')
  expect((await enter(await newestCode(EMAIL), cookieOf(own, 'st1_login_code'))).status).toBe(303)
})

test('the database holds no code', async () => {
  const { code } = await askForCode()
  const { results } = await env.DB.prepare('SELECT code_hash FROM login_codes').all()
  expect(JSON.stringify(results)).not.toContain(code)
})
