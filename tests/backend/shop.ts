// A small shop, and the steps of a purchase.

import { env } from 'cloudflare:workers'
import { type Order, readOrder, readStartedOrder } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { ask, readAnswer, send } from './ask.ts'

export const RETURN_URL = 'http://localhost:8787/tilaus'

interface TestProduct {
  code: string
  cents: number
  name?: string
  taxPercent?: number
  locale?: LocaleCode
  members?: { amount: number; name: string }[]
}

export function productRow({
  code,
  cents,
  name = `Pesu ${code}`,
  taxPercent = 25.5,
  locale = 'fi-FI',
  members,
}: TestProduct): string {
  const body = {
    code,
    name,
    unitPrice: cents / 100,
    isBundle: members !== undefined,
    showUpsell: true,
    attributes: { price: cents / 100 },
    ...(members && {
      bundleMembers: members.map((member) => ({
        amount: member.amount,
        product: { code, globalName: member.name, sku: [code] },
      })),
    }),
  }
  return `INSERT INTO products (locale, code, price_cents, tax_percent, body) VALUES ('${locale}', '${code}', ${cents}, ${taxPercent}, '${JSON.stringify(body)}')`
}

export const SHOP = [
  productRow({ code: 'BASIC', cents: 1290, name: 'Peruspesu' }),
  productRow({ code: 'BASIC', cents: 1290, name: 'Bastvätt', taxPercent: 25, locale: 'sv-SE' }),
  productRow({
    code: 'BUNDLE',
    cents: 8900,
    name: 'Viiden paketti',
    members: [{ amount: 5, name: 'Perfect-pesu' }],
  }),
  productRow({ code: 'COFFEE', cents: 590, name: 'Kahvi', taxPercent: 14 }),
  `INSERT INTO payment_methods (locale, id, type, name, position) VALUES
    ('fi-FI', 'card', 'card', 'Visa', 2), ('fi-FI', 'op', 'bank', 'OP', 1), ('sv-SE', 'swish', 'mobile', 'Swish', 1)`,
]

export function orderRequest(changes: Record<string, unknown> = {}) {
  return {
    items: [{ code: 'BASIC', quantity: 1, showUpsell: true }],
    customer: {
      email: 'aino@st1.example',
      firstname: 'Aino',
      lastname: 'Virtanen',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '040 123 4567',
      marketing: [],
    },
    sendSms: false,
    paymentMethodType: 'bank',
    bank: 'op',
    locale: 'fi-FI',
    returnUrl: RETURN_URL,
    termsAccepted: true,
    ...changes,
  }
}

export function initialize(body: unknown, key: string = crypto.randomUUID()): Promise<Response> {
  return ask('/digital-order/v1/orders/initialize', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Idempotency-Key': key },
  })
}

/** An order before its payment. */
export function ordered(
  changes?: Record<string, unknown>,
): Promise<{ orderId: string; paymentUrl: string }> {
  return readAnswer(initialize(orderRequest(changes)), readStartedOrder)
}

/** Presses a button of the payment page. */
export function press(
  paymentUrl: string,
  choice: string,
  token = new URL(paymentUrl).searchParams.get('token') ?? '',
): Promise<Response> {
  return ask(new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ token, choice }),
  })
}

/** The parameters that the site gets after the payment. */
export async function paidWith(paymentUrl: string, choice: string): Promise<URLSearchParams> {
  return new URL((await press(paymentUrl, choice)).headers.get('Location') ?? '').searchParams
}

export function complete(orderId: unknown, signature: unknown): Promise<Response> {
  return send('/digital-order/v1/orders/complete', { orderId, signature })
}

export function completed(returned: URLSearchParams): Promise<Order> {
  return readAnswer(complete(returned.get('orderId'), returned.get('signature')), readOrder)
}

export async function errorOf(response: Response) {
  const { error } = await response.json<{ error: { code: string } }>()
  return [response.status, error.code]
}

export async function count(table: 'orders' | 'deliveries' | 'mails'): Promise<number> {
  return (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0
}
