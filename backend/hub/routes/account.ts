import type { Context } from 'hono'
import { checkForm } from '#shared/forms/check-form.ts'
import { cleanValues } from '#shared/forms/form-values.ts'
import type { RuleName } from '#shared/forms/rule-names.ts'
import { type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import type { BackendEnv } from '../../env.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { updateCustomer } from '../../queries/customers.ts'
import { endSession } from '../../queries/sessions.ts'
import { readForm } from '../../read-request.ts'
import { errorTexts } from '../form-errors.ts'
import { hubAddress, languageOf, returnAddress, savedAddress } from '../hub-address.ts'
import { ACCOUNT_FIELDS, type AccountDetails, accountPage } from '../pages/account-page.ts'
import { accountPhone } from '../phone-number.ts'
import { customerOf, expireSessionCookie, sessionToken } from '../session.ts'

export async function showAccount(c: Context<BackendEnv>): Promise<Response> {
  const customer = await customerOf(c)
  if (customer === undefined) return c.redirect(loginForAccount(c), 303)
  const { firstName, lastName, email, phone } = customer
  const isSaved = c.req.query('saved') !== undefined
  return accountPage(c, { details: { firstName, lastName, phone: phone ?? '' }, email, isSaved })
}

export async function saveAccount(c: Context<BackendEnv>): Promise<Response> {
  const details = readDetails(await readForm(c))
  const customer = await customerOf(c)
  if (customer === undefined) {
    // The form keeps its input, because the login opens in another tab.
    const { ended, logInAgain } = MESSAGES[c.get('locale')].account
    return accountPage(c, {
      details,
      errors: { text: ended, link: { href: loginForAccount(c), text: logInAgain } },
      status: 401,
    })
  }
  const { id, email } = customer
  const phone = accountPhone(details.phone, c.get('locale'), customer.phone)
  const wrongPhone = details.phone !== '' &&
    phone === undefined && { phone: { rule: phoneRule(details.phone, c.get('locale')) } }
  const fields = await errorTexts(c.get('locale'), {
    ...checkForm(ACCOUNT_FIELDS, { ...details }),
    ...wrongPhone,
  })
  if (fields) return accountPage(c, { details, email, errors: { fields }, status: 422 })
  await updateCustomer(c.env.DB, { id, ...details, phone: phone?.e164 ?? null })
  return c.redirect(savedAddress(c), 303)
}

export async function logOutHere(c: Context<BackendEnv>): Promise<Response> {
  await endSession(c.env.DB, sessionToken(c))
  expireSessionCookie(c)
  return c.redirect(returnAddress(c), 303)
}

/** Only the international site asks for a country code. */
function phoneRule(typed: string, locale: LocaleCode): RuleName {
  return LOCALES[locale].country === undefined && !/^(?:\+|00)[1-9]/.test(typed)
    ? 'phoneWithCountry'
    : 'phone'
}

function readDetails(text: (name: string) => string): AccountDetails {
  const typed = Object.fromEntries(ACCOUNT_FIELDS.map(({ name }) => [name, text(name)]))
  const clean = cleanValues(ACCOUNT_FIELDS, typed)
  return {
    firstName: String(clean['firstName'] ?? ''),
    lastName: String(clean['lastName'] ?? ''),
    phone: String(clean['phone'] ?? ''),
  }
}

/** The login page returns to the account page, which keeps its own returnUrl. */
function loginForAccount(c: Context<BackendEnv>): string {
  const account = new URL(hubAddress(c, 'account'), c.req.url).href
  return `/login/${languageOf(c.get('locale'))}?${new URLSearchParams({ returnUrl: account })}`
}
