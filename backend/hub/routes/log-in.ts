import type { Context } from 'hono'
import type { FormField } from '#shared/contract/form.ts'
import type { BackendEnv } from '../../env.ts'
import { findLogin } from '../../queries/customers.ts'
import { isPassword } from '../check-password.ts'
import { formErrors } from '../form-errors.ts'
import { returnAddress } from '../hub-address.ts'
import { countPassword, forgetLoginAttempts, tooMany } from '../lock-out.ts'
import { loginPage } from '../pages/login-page.ts'
import { readForm } from '../../read-request.ts'
import { customerOf, openSession } from '../session.ts'
import { MESSAGES } from '../../messages/messages.ts'

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'email', type: 'email', required: true },
  { name: 'password', label: 'password', type: 'text', required: true },
]
/** characters; hashing more is wasted work */
const MAX_PASSWORD_LENGTH = 1_000

/** Who is logged in already goes straight back. */
export async function showLogin(c: Context<BackendEnv>): Promise<Response> {
  return (await customerOf(c)) === undefined ? loginPage(c) : c.redirect(returnAddress(c), 303)
}

/** An unknown e-mail address, a wrong password and a too long one get the same text after the same time. */
export async function logInWithPassword(c: Context<BackendEnv>): Promise<Response> {
  const text = await readForm(c)
  const email = text('email').trim().toLowerCase()
  const password = text('password')
  const fields = await formErrors(c.get('locale'), FIELDS, { email, password })
  if (fields) return loginPage(c, { email, errors: { fields }, status: 422 })

  const { login } = MESSAGES[c.get('locale')]
  const attempt = await countPassword(c, email)
  if (attempt.isLocked) return loginPage(c, { email, ...tooMany(c, login.locked, attempt) })
  const found = await findLogin(c.env.DB, email)
  const isRight = await isPassword(password.slice(0, MAX_PASSWORD_LENGTH), found?.passwordHash)
  if (found !== undefined && isRight && password.length <= MAX_PASSWORD_LENGTH) {
    await forgetLoginAttempts(c, 'password', email)
    return openSession(c, { customerId: found.customerId, email })
  }
  if (attempt.isLast) return loginPage(c, { email, ...tooMany(c, login.locked, attempt) })
  return loginPage(c, { email, errors: { text: login.wrong }, status: 401 })
}
