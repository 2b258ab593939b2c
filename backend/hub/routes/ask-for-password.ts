import type { Context } from 'hono'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { typedNumber } from '#shared/forms/typed-text.ts'
import { LIMIT_PERIOD_SECONDS, visitorNetwork } from '#shared/limits/visitor-network.ts'
import type { BackendEnv } from '../../env.ts'
import { mailboxOf } from '../../mails/mailbox-of.ts'
import { companyLines } from '../../messages/company.ts'
import { MESSAGES } from '../../messages/messages.ts'
import { findLogin } from '../../queries/customers.ts'
import { addMail } from '../../queries/mails.ts'
import { newPasswordLink } from '../../queries/password-links.ts'
import { readForm } from '../../read-request.ts'
import { logFailure } from '../../responses.ts'
import { errorTexts } from '../form-errors.ts'
import { hubAddress } from '../hub-address.ts'
import { askPage, type AskFor, sentPage } from '../pages/ask-page.ts'

const FIELDS: readonly FormField[] = [
  { name: 'email', label: 'email', type: 'email', required: true },
]

export function showAsk(wanted: AskFor) {
  return (c: Context<BackendEnv>) =>
    c.req.query('sent') === undefined ? askPage(c, wanted) : sentPage(c, wanted)
}

/**
 * Mails a link to choose a password: to a customer, and to a visitor who wants an account. The
 * response is the same for every address, and does not wait for the mail, so its time does not
 * reveal who is a customer.
 */
export function sendLink(wanted: AskFor) {
  return async (c: Context<BackendEnv>): Promise<Response> => {
    const text = await readForm(c)
    const email = typedNumber(text('email')).toLowerCase()
    const fields = await errorTexts(c.get('locale'), checkForm(FIELDS, { email }))
    if (fields) return askPage(c, wanted, { email, errors: { fields }, status: 422 })
    if (await isOverLimit(c)) {
      c.header('Retry-After', String(LIMIT_PERIOD_SECONDS))
      return askPage(c, wanted, {
        email,
        errors: { text: MESSAGES[c.get('locale')].login.locked },
        status: 429,
      })
    }
    c.executionCtx.waitUntil(
      mailLink(c, wanted, email).catch((error: Error) => logFailure(c, error)),
    )
    return c.redirect(hubAddress(c, wanted, { more: { sent: '1' } }), 303)
  }
}

async function isOverLimit({ env, req }: Context<BackendEnv>): Promise<boolean> {
  const visitor = req.header('cf-connecting-ip')
  return (
    visitor !== undefined &&
    !(await env.LOGIN_NETWORK_LIMIT.limit({ key: visitorNetwork(visitor) })).success
  )
}

async function mailLink(c: Context<BackendEnv>, wanted: AskFor, email: string): Promise<void> {
  const { DB } = c.env
  const locale = c.get('locale')
  if (wanted === 'forgotten' && (await findLogin(DB, email)) === undefined) return
  const now = new Date()
  const { token, store } = await newPasswordLink(DB, email, now.getTime())
  const { subject, text, once, notAsked } = MESSAGES[locale].password.mail
  const link = new URL(hubAddress(c, 'password', { more: { token } }), c.req.url).href
  const body = [`${text}\n${link}`, once, notAsked, companyLines(locale)].join('\n\n')
  await DB.batch([
    ...store,
    addMail(
      DB,
      { recipient: email, subject, body, countedBy: `password ${mailboxOf(email)}` },
      now,
    ),
  ])
}
