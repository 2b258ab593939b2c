import type { Context } from 'hono'
import { cleanValues } from '#shared/forms/form-values.ts'
import type { BackendEnv } from '../../env.ts'
import { endSession } from '../../queries/sessions.ts'
import { updateCustomer } from '../../queries/customers.ts'
import { ACCOUNT_FIELDS, type AccountDetails, accountPage } from '../pages/account-page.ts'
import { formErrors } from '../form-errors.ts'
import { hubAddress, languageOf, returnAddress } from '../hub-address.ts'
import { customerCountry, fullPhoneNumber } from '../phone-number.ts'
import { readForm } from '../../read-request.ts'
import { customerOf, expireSessionCookie, sessionToken } from '../session.ts'
import { MESSAGES } from '../../messages/messages.ts'

export async function showAccount(c: Context<BackendEnv>): Promise<Response> {
  const customer = await customerOf(c)
  if (customer === undefined) return c.redirect(loginForAccount(c), 303)
  const { firstName, lastName, email, phone } = customer
  return accountPage(c, { details: { firstName, lastName, phone: phone ?? '' }, email })
}

export async function saveAccount(c: Context<BackendEnv>): Promise<Response> {
  const details = readDetails(await readForm(c))
  const customer = await customerOf(c)
  if (customer === undefined) {
    // The form keeps its input, because the login opens in another tab.
    const { ended, logInAgain } = MESSAGES[c.get('locale')].account
    return accountPage(c, { details, errors: { text: ended, link: { href: loginForAccount(c), text: logInAgain } }, status: 401 })
  }
  const { id, email } = customer
  const phone = fullPhoneNumber(details.phone, customerCountry(c.get('locale'), customer.phone))
  const fields = await formErrors(c.get('locale'), ACCOUNT_FIELDS, { ...details, phone })
  if (fields) return accountPage(c, { details, email, errors: { fields }, status: 422 })
  await updateCustomer(c.env.DB, { id, ...details, phone: phone || null })
  return c.redirect(returnAddress(c), 303)
}

export async function logOutHere(c: Context<BackendEnv>): Promise<Response> {
  await endSession(c.env.DB, sessionToken(c))
  expireSessionCookie(c)
  return c.redirect(returnAddress(c), 303)
}

function readDetails(text: (name: string) => string): AccountDetails {
  const typed = Object.fromEntries(ACCOUNT_FIELDS.map(({ name }) => [name, text(name)]))
  const clean = cleanValues(ACCOUNT_FIELDS, typed)
  return { firstName: String(clean['firstName'] ?? ''), lastName: String(clean['lastName'] ?? ''), phone: String(clean['phone'] ?? '') }
}

/** The login page returns to the account page, which keeps its own returnUrl. */
function loginForAccount(c: Context<BackendEnv>): string {
  const account = new URL(hubAddress(c, 'account'), c.req.url).href
  return `/login/${languageOf(c.get('locale'))}?${new URLSearchParams({ returnUrl: account })}`
}
