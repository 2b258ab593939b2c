import type { Context } from 'hono'
import type { FormField } from '#shared/contract/form.ts'
import type { BackendEnv } from '../../env.ts'
import { findLogin, mailCustomer } from '../../queries/customers.ts'
import { findLoginCode, makeLoginCode, redeemLoginCode } from '../../queries/login-codes.ts'
import { codeToken, dropCodeCookie, setCodeCookie } from '../login-cookies.ts'
import { formErrors } from '../form-errors.ts'
import { hubAddress } from '../hub-address.ts'
import { countCode, forgetLoginAttempts, tooMany } from '../lock-out.ts'
import { codePage } from '../pages/code-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { readForm } from '../../read-request.ts'
import { openSession } from '../session.ts'
import { fillIn, MESSAGES } from '../../messages/messages.ts'

const FIELDS: readonly FormField[] = [{ name: 'email', label: 'email', type: 'email', required: true }]

/** Codes for one account in a quarter of an hour: those after them are longer, so that many codes are no more chances to guess one. */
const MAX_SHORT_CODES = 5

/** Who is no customer gets the same answer, and no mail. */
export async function sendCode(c: Context<BackendEnv>): Promise<Response> {
  const email = (await readForm(c))('email').trim().toLowerCase()
  const fields = await formErrors(c.get('locale'), FIELDS, { email })
  if (fields) return loginPage(c, { email, errors: { fields }, status: 422 })

  const { login, mail } = MESSAGES[c.get('locale')]
  const attempt = await countCode(c, email)
  if (attempt.isLocked) return loginPage(c, { email, ...tooMany(c, login.tooManyCodes, attempt) })
  const { token, code } = await makeLoginCode(c.env.DB, {
    email,
    digits: attempt.codesOfAccount > MAX_SHORT_CODES ? 12 : 6,
    now: Date.now(),
  })
  await mailCustomer(c.env.DB, { recipient: email, subject: fillIn(mail.subject, { code }), body: fillIn(mail.body, { code }) })
  setCodeCookie(c, token)
  return c.redirect(hubAddress(c, 'login/code'), 303)
}

export async function showCodeEntry(c: Context<BackendEnv>): Promise<Response> {
  const email = await findLoginCode(c.env.DB, codeToken(c), Date.now())
  return email === undefined ? c.redirect(hubAddress(c, 'login'), 303) : codePage(c, { email })
}

export async function logInWithCode(c: Context<BackendEnv>): Promise<Response> {
  const token = codeToken(c)
  const email = await findLoginCode(c.env.DB, token, Date.now())
  const messages = MESSAGES[c.get('locale')]
  // used, run out or never asked for: a new one is asked for on the first page
  if (token === undefined || email === undefined) return loginPage(c, { errors: { text: messages.code.wrong }, status: 401 })
  const code = (await readForm(c))('code').replace(/\s/g, '')
  if (!/^(?:\d{6}|\d{12})$/.test(code)) return codePage(c, { email, errors: { fields: { code: messages.code.shape } }, status: 422 })

  // no lock-out: a code has five tries, in the browser that asked for it
  const entry = await redeemLoginCode(c.env.DB, token, code, Date.now())
  const found = await findLogin(c.env.DB, email)
  if (entry === 'right' && found !== undefined) {
    await forgetLoginAttempts(c, 'send-code', email)
    dropCodeCookie(c)
    return openSession(c, { customerId: found.customerId, email })
  }
  if (entry === 'used-up') return loginPage(c, { email, errors: { text: messages.code.usedUp }, status: 401 })
  return codePage(c, { email, errors: { text: messages.code.wrong }, status: 401 })
}
