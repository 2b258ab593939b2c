import type { PaymentMethod } from '#shared/contract/order.ts'
import type { OrderRequest } from '#shared/contract/requests.ts'
import { readPhoneFields } from '#shared/phone/phone-number.ts'
import { canReceiveSms } from '#shared/phone/text-messages.ts'
import type { NewOrder } from '../queries/orders.ts'
import { findPaymentMethods } from '../queries/shop.ts'
import { newReference } from '../secrets/tokens.ts'
import { quoteCart } from '../shop/quote-cart.ts'
import { orderItems } from './order-items.ts'
import { normalEmail } from './order.ts'

export type Draft =
  | { kind: 'order'; order: NewOrder }
  | { kind: 'refused'; code: string; message: string }

/** An order for the request, at current prices. */
export async function draftOrder(
  db: D1Database,
  request: OrderRequest,
  requestHash: string,
  now: Date,
): Promise<Draft> {
  const { locale, items, discountCode, customer, sendSms, returnUrl } = request
  const phone = readPhoneFields(customer)
  if (sendSms && !(phone && canReceiveSms(phone)))
    return {
      kind: 'refused',
      code: 'PHONE_NUMBER_REFUSED',
      message: 'No text message can be sent to this number.',
    }
  const [quote, methods] = await Promise.all([
    quoteCart(db, { locale, items, discountCode, email: customer.email, now }),
    findPaymentMethods(db, locale),
  ])
  if (quote.kind === 'refused') return quote
  const needsPayment = quote.totals.totalWithTax > 0
  const method = needsPayment ? chosenMethod(request, methods) : undefined
  if (needsPayment && method === undefined)
    return {
      kind: 'refused',
      code: 'UNKNOWN_PAYMENT_METHOD',
      message: 'This locale has no such payment method.',
    }
  const order = {
    id: newReference(),
    requestHash,
    locale,
    email: normalEmail(customer.email),
    customer: phone
      ? {
          ...customer,
          telephonePrefix: phone.telephonePrefix,
          telephoneNumber: phone.telephoneNumber,
        }
      : customer,
    sendSms,
    paymentType: method?.type ?? null,
    paymentName: method?.name ?? null,
    returnUrl,
    discountCode: quote.discount?.code ?? null,
    items: orderItems(quote.lines),
    totals: { ...quote.totals, taxes: quote.taxes },
    deliveryConsent: request.deliveryConsent,
    created: now.toISOString(),
  }
  return { kind: 'order', order }
}

/** A request may name a bank or a card; without a bank the payment page says "bank". */
function chosenMethod(
  { paymentMethodType: type, bank, card }: OrderRequest,
  methods: readonly PaymentMethod[],
) {
  const ofType = methods.filter((method) => method.type === type)
  const id = { bank, card, mobile: undefined }[type ?? 'mobile']
  if (id !== undefined) return ofType.find((method) => method.id === id)
  const [first] = ofType
  return first === undefined ? undefined : { type, name: type === 'bank' ? null : first.name }
}
