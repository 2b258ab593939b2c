import { env } from 'cloudflare:workers'
import { hashPassword } from '../../backend/hub/hash-password.ts'
import { ask, ORIGIN } from './ask.ts'

export const PASSWORD = 'oikea salasana'
const SITE = 'http://localhost:8787'

// One round in place of 100,000, which would take most of the time of these tests.
// content/customers-seed.test.ts has a real hash.
const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle)
crypto.subtle.deriveBits = (algorithm, key, length) =>
  deriveBits(Object.assign(algorithm, { iterations: 1 }), key, length)

const passwordHash = hashPassword(PASSWORD)

export async function addCustomer(
  email: string,
  { phone = null }: { phone?: string | null } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO customers (id, email, password_hash, first_name, last_name, phone) VALUES (?1, ?2, ?3, 'Aino', 'Virtanen', ?4)`,
  )
    .bind(id, email, await passwordHash, phone)
    .run()
  return id
}

/** Posts a form like a browser on the hub's page. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', ...headers },
    redirect: 'manual',
  })
}

export function open(path: string, cookie?: string): Promise<Response> {
  return ask(path, {
    redirect: 'manual',
    ...(cookie !== undefined && { headers: { Cookie: cookie } }),
  })
}

export function logIn(
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<Response> {
  return post('/login/fi', { email, password }, headers)
}

/** 'name=value' of the cookie that a response sets. */
export function cookieOf(response: Response, name: string): string {
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`))
  if (cookie === undefined) throw new Error(`No cookie ${name} was set.`)
  return cookie.split(';')[0] ?? ''
}

export async function sessionCookieOf(email: string): Promise<string> {
  return cookieOf(await logIn(email), 'st1_session')
}

export function siteAddress(path: string): string {
  return SITE + path
}
