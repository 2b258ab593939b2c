import type { Context } from 'hono'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { ownText } from '#shared/forms/form-values.ts'
import type { BackendEnv } from '../../env.ts'
import { addCustomer, findLogin, setPassword } from '../../queries/customers.ts'
import { findPasswordLink, consumePasswordLink } from '../../queries/password-links.ts'
import { endSessionsOf } from '../../queries/sessions.ts'
import { readForm } from '../../read-request.ts'
import { errorTexts } from '../form-errors.ts'
import { hashPassword } from '../hash-password.ts'
import { NAME_FIELDS } from '../pages/account-page.ts'
import { deadLinkPage, MIN_PASSWORD_LENGTH, passwordPage } from '../pages/password-page.ts'
import { openSession } from '../session.ts'

const PASSWORD: FormField = {
  name: 'password',
  label: 'password',
  type: 'text',
  required: true,
  rules: [
    { rule: 'minLength', ruleValue: MIN_PASSWORD_LENGTH },
    // limits the time that hashing takes
    { rule: 'maxLength', ruleValue: 1_000 },
  ],
}

export async function showPassword(c: Context<BackendEnv>): Promise<Response> {
  const email = await findPasswordLink(c.env.DB, tokenOf(c), Date.now())
  if (email === undefined) return deadLinkPage(c)
  return passwordPage(c, { email, isNew: (await findLogin(c.env.DB, email)) === undefined })
}

/**
 * Stores the password, creates the account of a new customer, ends all earlier sessions, and logs
 * in.
 */
export async function savePassword(c: Context<BackendEnv>): Promise<Response> {
  const { DB } = c.env
  const text = await readForm(c)
  const token = tokenOf(c)
  const email = await findPasswordLink(DB, token, Date.now())
  if (email === undefined) return deadLinkPage(c)
  const isNew = (await findLogin(DB, email)) === undefined
  const names = { firstName: text('firstName').trim(), lastName: text('lastName').trim() }
  const password = text('password')
  const fields = await errorTexts(
    c.get('locale'),
    checkForm([...(isNew ? NAME_FIELDS : []), PASSWORD], { ...names, password }),
  )
  if (fields) return passwordPage(c, { email, isNew, names, errors: { fields }, status: 422 })

  const passwordHash = await hashPassword(password)
  if ((await consumePasswordLink(DB, token, Date.now())) === undefined) return deadLinkPage(c)
  if (isNew) await addCustomer(DB, { id: crypto.randomUUID(), email, ...names, passwordHash })
  else await setPassword(DB, email, passwordHash)
  const login = await findLogin(DB, email)
  if (login === undefined) return deadLinkPage(c) // the account was deleted in this moment
  await endSessionsOf(DB, login.customerId)
  return openSession(c, login.customerId)
}

function tokenOf(c: Context<BackendEnv>): string {
  return ownText(c.req.query(), 'token')
}
