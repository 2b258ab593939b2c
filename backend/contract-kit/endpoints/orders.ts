import type * as z from 'zod'
import { idempotencyKeySchema, orderRequestSchema } from '#shared/contract/requests.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { type Check, type EndpointContract, oneRequest, withSample } from '../endpoint-contract.ts'
import { type Expected, noStore, notJson, refused } from '../expected.ts'
import type { Probe } from '../probe.ts'
import { SAMPLE_LOCALE } from '../samples.ts'
import { refusalWith } from '../schemas/refusal.ts'
import { paymentMethodsSchema, startedOrderSchema } from '../schemas/shop.ts'

type StartedOrder = z.output<typeof startedOrderSchema>

const started: Expected<StartedOrder> = {
  status: 201,
  description: 'The order and its payment page',
  headers: noStore,
  body: startedOrderSchema,
}
const repeated: Expected<StartedOrder> = {
  ...started,
  status: 200,
  description: 'The same key and body again return the same order',
}
const reused: Expected = {
  status: 422,
  description: 'The key belongs to an order with another body',
  body: refusalWith('IDEMPOTENCY_KEY_REUSED'),
}
const noSms: Expected = {
  status: 422,
  description: 'sendSms, and a number to which no text message can be sent',
  body: refusalWith('PHONE_NUMBER_REFUSED'),
}
const busy: Expected = {
  ...refused,
  status: 409,
  description: 'The first call with this key is still running',
}
const keyMissing: Expected = { ...notJson, description: 'Not JSON, or no Idempotency-Key' }

/** An order that is never paid. */
function orderBody({ samples, given }: Probe) {
  const { product, method } = samples
  if (!product || !method) return undefined
  return {
    items: [{ quantity: 1, code: product.code, showUpsell: false }],
    customer: {
      email: 'contract-kit@example.com',
      firstname: 'Contract',
      lastname: 'Kit',
      telephonePrefix: 'FIN|358',
      telephoneNumber: '401234567',
      marketing: [],
    },
    sendSms: false,
    paymentMethodType: method.type,
    ...(method.type === 'bank' && { bank: method.id }),
    locale: SAMPLE_LOCALE,
    returnUrl: new URL(localizedPath('orderStatus', SAMPLE_LOCALE), given.site).href,
    termsAccepted: true,
    deliveryConsent: true,
  }
}

type OrderBody = NonNullable<ReturnType<typeof orderBody>>

const withOrder = withSample(orderBody, 'no product or no payment method was found', ['writes'])

const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

const made = [
  withOrder(
    'an order, sent twice, and another with the same key',
    async ({ call, wrong }, body) => {
      const headers = newKey()
      const first = (await call({ headers, body }, started))?.body
      const second = (await call({ label: 'again', headers, body }, repeated))?.body
      if (first && second && first.orderId !== second.orderId)
        wrong('again: expected the same orderId')
      await call(
        { label: 'another body with the same key', headers, body: { ...body, sendSms: true } },
        reused,
      )
    },
  ),
  withOrder('one order, sent twice in parallel', async ({ call, wrong }, body) => {
    const headers = newKey()
    const answers = await Promise.all(
      [1, 2].map(() => call({ headers, body }, started, repeated, busy)),
    )
    if (answers.filter((answer) => answer?.status === 201).length > 1)
      wrong('expected one order, received 201 twice')
  }),
]

/** A backend that does not validate would create orders from these. */
const mistakes = [
  {
    name: 'a quantity of 0',
    change: ({ items }: OrderBody) => ({ items: items.map((item) => ({ ...item, quantity: 0 })) }),
  },
  { name: 'terms that are not accepted', change: () => ({ termsAccepted: false }) },
  {
    name: 'an invalid e-mail',
    change: ({ customer }: OrderBody) => ({ customer: { ...customer, email: 'nobody' } }),
  },
  { name: 'an unknown payment method', change: () => ({ paymentMethodType: 'cheque' }) },
].map(({ name, change }) =>
  withOrder(
    name,
    async ({ call }, body) =>
      void (await call({ headers: newKey(), body: { ...body, ...change(body) } }, refused)),
  ),
)

const others: Check[] = [
  withOrder('codes by text message to half a number', async ({ call }, body) => {
    const customer = { ...body.customer, telephoneNumber: '40123' }
    await call({ headers: newKey(), body: { ...body, customer, sendSms: true } }, noSms)
  }),
  withOrder(
    'no Idempotency-Key',
    async ({ call }, body) => void (await call({ body }, keyMissing, refused)),
  ),
  withOrder('a returnUrl of another site', async ({ call }, body) => {
    await call(
      { headers: newKey(), body: { ...body, returnUrl: 'https://stranger.example/' } },
      keyMissing,
      refused,
    )
  }),
  oneRequest('an empty body', { headers: newKey(), body: {} }, refused),
  oneRequest('a body that is not JSON', { headers: newKey(), rawBody: '{' }, keyMissing, refused),
]

export const ordersContract: EndpointContract = {
  key: 'createOrder',
  summary: 'Creates an order, once per key',
  section: 'orders',
  requestHeaders: [
    {
      name: 'Idempotency-Key',
      schema: idempotencyKeySchema,
      required: true,
      description: 'One per order',
    },
  ],
  request: orderRequestSchema.meta({ id: 'OrderRequest' }),
  answers: [
    started,
    repeated,
    keyMissing,
    busy,
    {
      ...refused,
      description:
        'The body does not match the schema, IDEMPOTENCY_KEY_REUSED, or PHONE_NUMBER_REFUSED',
    },
  ],
  checks: [...made, ...mistakes, ...others],
}

const methods: Expected = {
  status: 200,
  description: 'The payment methods, in the order they are shown',
  body: paymentMethodsSchema,
}

export const paymentMethodsContract: EndpointContract = {
  key: 'paymentMethods',
  summary: 'The payment methods of a locale',
  section: 'payment-methods',
  answers: [methods],
  checks: LOCALE_CODES.map((locale) =>
    oneRequest(`the payment methods of ${locale}`, { locale }, methods),
  ),
}
