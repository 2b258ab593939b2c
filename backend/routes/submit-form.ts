import type { Context } from 'hono'
import { formRequestSchema, idempotencyKeySchema } from '#shared/contract/requests.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import { cleanValues, type FormValues } from '#shared/forms/form-values.ts'
import { loadMessages } from '#shared/messages/messages.ts'
import { FIND_CODES_FORM } from '#shared/orders/find-codes.ts'
import type { BackendEnv } from '../env.ts'
import { formMails } from '../mails/form-mails.ts'
import { orderLinksMail } from '../mails/order-mails.ts'
import { normalEmail, type Order, readOrderNumber, WITHDRAWAL_FORM } from '../orders/order.ts'
import { orderPageAddress } from '../orders/sign-order.ts'
import { listPaidOrders } from '../queries/find-orders.ts'
import { findForm, saveSubmission, withdrawalStatement } from '../queries/forms.ts'
import { addMail } from '../queries/mails.ts'
import { findOrder } from '../queries/orders.ts'
import { readBody } from '../read-request.ts'
import { errorResponse, logFailure } from '../responses.ts'
import { newReference, referenceOf } from '../secrets/tokens.ts'
import { withDayPrices } from '../shop/day-price.ts'

/** Stores values that pass the form's rules. They are personal data and are never logged. */
export async function submitForm(c: Context<BackendEnv>): Promise<Response> {
  const submission = await readBody(c, formRequestSchema)
  if (submission instanceof Response) return submission
  const locale = c.get('locale')
  const now = new Date()
  const stored = await findForm(c.env.DB, locale, submission.formId)
  const form = stored && withDayPrices(stored, locale, now)
  if (!form) return errorResponse(c, 404, 'UNKNOWN_FORM', 'No form of this locale has this id.')
  const errors = checkForm(form.fields, submission.values)
  if (errors)
    return c.json(
      { error: { code: 'INVALID_FORM', message: 'Some fields violate their rules.' }, errors },
      422,
    )

  const { DB } = c.env
  const key = idempotencyKeySchema.safeParse(c.req.header('Idempotency-Key')?.toLowerCase())
  const id = key.data ? await referenceOf(key.data) : newReference()
  const values = cleanValues(form.fields, submission.values)
  if (form.id === FIND_CODES_FORM) {
    // nothing is stored, and neither the response nor its time reveals whether the address has
    // orders
    c.executionCtx.waitUntil(
      sendOrderLinks(c, values, now).catch((error: Error) => logFailure(c, error)),
    )
    return c.json({ received: now.toISOString() })
  }
  const { forms } = await loadMessages('forms', locale)
  const { page, suspicious } = submission
  const orderId = form.id === WITHDRAWAL_FORM ? (await findOwnOrder(DB, values))?.id : undefined
  const mails = formMails({ id, locale, form, values, suspicious, orderId, now, messages: forms })
  const more = form.id === WITHDRAWAL_FORM ? [withdrawalStatement(DB, { id, values, now })] : []
  const saved = await saveSubmission(
    DB,
    { id, locale, formId: form.id, page, values, suspicious, now },
    mails,
    more,
  )
  if (saved === undefined)
    return errorResponse(
      c,
      422,
      'IDEMPOTENCY_KEY_REUSED',
      'This key belongs to a form with other values.',
    )
  return c.json({ id, ...saved })
}

/** Mails the links to all paid orders that were made with the address of the form. */
async function sendOrderLinks(
  c: Context<BackendEnv>,
  values: FormValues,
  now: Date,
): Promise<void> {
  const { DB } = c.env
  const orders = await listPaidOrders(DB, String(values['email']))
  const links = await Promise.all(
    orders.map(async (order) => ({ order, page: await orderPageAddress(DB, order) })),
  )
  const mail = orderLinksMail(links, c.get('locale'))
  if (mail) await addMail(DB, mail, now).run()
}

/** The order with the number and the e-mail address of a form. */
async function findOwnOrder(db: D1Database, values: FormValues): Promise<Order | undefined> {
  const order = await findOrder(db, readOrderNumber(String(values['order'])).id)
  return order && order.status !== 'open' && order.email === normalEmail(String(values['email']))
    ? order
    : undefined
}
