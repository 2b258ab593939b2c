import type { Context } from 'hono'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { typedNumber } from '#shared/forms/typed-text.ts'
import { LIMIT_PERIOD_SECONDS, visitorNetwork } from '#shared/limits/visitor-network.ts'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { findLogin } from '../../queries/customers.ts'
import { readForm } from '../../read-request.ts'
import { hashOf } from '../../secrets/tokens.ts'
import { isPassword } from '../check-password.ts'
import { errorTexts } from '../form-errors.ts'
import { returnAddress } from '../hub-address.ts'
import { isKnownHere } from '../known-visitor.ts'
import { loginPage } from '../pages/login-page.ts'
import { customerOf, openSession } from '../session.ts'

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'email', type: 'email', required: true },
  { name: 'password', label: 'password', type: 'text', required: true },
]
/** characters: limits the time that hashing takes */
const MAX_PASSWORD_LENGTH = 1_000

/** Visitors who are logged in are redirected at once. */
export async function showLogin(c: Context<BackendEnv>): Promise<Response> {
  return (await customerOf(c)) === undefined ? loginPage(c) : c.redirect(returnAddress(c), 303)
}

/**
 * An unknown e-mail address, a wrong password and one that is too long get the same text after the
 * same time.
 */
export async function logInWithPassword(c: Context<BackendEnv>): Promise<Response> {
  const text = await readForm(c)
  const email = typedNumber(text('email')).toLowerCase()
  const password = text('password')
  const fields = await errorTexts(c.get('locale'), checkForm(FIELDS, { email, password }))
  if (fields) return loginPage(c, { email, errors: { fields }, status: 422 })

  const { login } = MESSAGES[c.get('locale')]
  const found = await findLogin(c.env.DB, email)
  if (await isRefused(c, email, found?.customerId)) {
    c.header('Retry-After', String(LIMIT_PERIOD_SECONDS))
    return loginPage(c, { email, errors: { text: login.locked }, status: 429 })
  }
  const isRight = await isPassword(password.slice(0, MAX_PASSWORD_LENGTH), found?.passwordHash)
  if (found !== undefined && isRight && password.length <= MAX_PASSWORD_LENGTH)
    return openSession(c, found.customerId)
  const errors = { title: login.wrongTitle, text: login.wrong, fields: { password: login.again } }
  return loginPage(c, { email, errors, status: 401 })
}

/**
 * Counts the attempt before the password check, per network and per account, also for accounts that
 * do not exist. A network over its limit is refused. An account over its limit refuses only unknown
 * visitors, so that strangers cannot lock out its owner.
 */
async function isRefused(c: Context<BackendEnv>, email: string, customerId = ''): Promise<boolean> {
  const { env, req } = c
  const visitor = req.header('cf-connecting-ip')
  const [account, network] = await Promise.all([
    env.LOGIN_ACCOUNT_LIMIT.limit({ key: await hashOf(email) }),
    visitor === undefined
      ? undefined
      : env.LOGIN_NETWORK_LIMIT.limit({ key: visitorNetwork(visitor) }),
  ])
  if (network?.success === false) return true
  return !account.success && !(await isKnownHere(c, customerId))
}
