import { afterEach, expect, test, vi } from 'vitest'
import { cartItem, EMPTY_CART } from '#client/cart/cart-items.ts'
import { checkoutStore, restoreCheckout, setChoices } from '#client/checkout/checkout-store.ts'
import { orderRequest } from '#client/checkout/payment/order-request.ts'
import { initials } from '#client/checkout/steps/method-mark.tsx'
import { paymentFields } from '#client/checkout/steps/payment-fields.ts'
import { NO_CUSTOMER_DATA } from '#client/customer/user-info.ts'
import { readPaymentMethods } from '#shared/contract/order.ts'
import { checkForm } from '#shared/forms/check-form.ts'
import * as phoneRules from '#shared/phone/phone-number.ts'
import { aProduct } from '../../cart/a-product.ts'

afterEach(() => void vi.unstubAllGlobals())

const METHODS = {
  methods: [
    { type: 'bank', id: 'nordea', name: 'Nordea' },
    { type: 'card', id: 'card', name: 'Visa, Mastercard' },
    { type: 'bank', id: 'op', name: 'OP', color: '#ff6a10' },
  ],
}

test('an invalid payment method is dropped', () => {
  const methods = [
    ...METHODS.methods,
    { type: 'gold', id: 'x', name: 'X' },
    { type: 'card', id: 7, name: 'Y' },
    null,
  ]
  expect(readPaymentMethods({ methods })).toEqual(METHODS.methods)
})

test.each([undefined, null, {}, { methods: [] }, { methods: 'all' }, { methods: [{}] }])(
  'a response without payment methods is a failure: %j',
  (answer) => {
    expect(readPaymentMethods(answer)).toBeUndefined()
  },
)

const methods = readPaymentMethods(METHODS) ?? []
const t = (key: string) => key

test('one press pays with the first type; the banks are a second field, shown only for type bank', () => {
  expect(paymentFields(t, methods, undefined).map(({ name }) => name)).toEqual([
    'paymentMethodType',
  ])
  const wallet = { type: 'mobile' as const, id: 'mobilepay', name: 'MobilePay' }
  const [first, second] = paymentFields(t, [...methods, wallet], 'bank')
  expect(first?.options?.map(({ value }) => value)).toEqual(['mobile', 'card', 'bank'])
  expect(second?.options).toEqual([
    { value: 'nordea', label: 'Nordea' },
    { value: 'op', label: 'OP' },
  ])
  expect(paymentFields(t, [wallet], 'bank')).toHaveLength(1)
})

test.each([
  ['OP', 'OP'],
  ['Nordea', 'N'],
  ['Danske Bank', 'DB'],
  ['S-Pankki', 'SP'],
  ['Ålandsbanken', 'Å'],
])('the mark of %s is %s', (name, mark) => {
  expect(initials(name)).toBe(mark)
})

test('several cards are a second field for type card (§3, the field `card`); one card is not', () => {
  const cards = [...methods, { type: 'card' as const, id: 'amex', name: 'American Express' }]
  const [first, second] = paymentFields(t, cards, 'card')
  expect(first?.options?.map(({ label }) => label)).toEqual(['payment.card', 'payment.bank'])
  expect([second?.name, second?.options]).toEqual([
    'card',
    [
      { value: 'card', label: 'Visa, Mastercard' },
      { value: 'amex', label: 'American Express' },
    ],
  ])
  expect(paymentFields(t, methods, 'card')).toHaveLength(1)
})

test.each([
  [{}, false],
  [{ paymentMethodType: 'mobile' }, false],
  [{ paymentMethodType: 'card' }, true],
  [{ paymentMethodType: 'bank' }, false],
  [{ paymentMethodType: 'bank', bank: 'gone' }, false],
  [{ paymentMethodType: 'bank', bank: 'op' }, true],
] as const)('the chosen payment method %j is valid: %s', (chosen, valid) => {
  const type = 'paymentMethodType' in chosen ? chosen.paymentMethodType : undefined
  expect(checkForm(paymentFields(t, methods, type), chosen) === undefined).toBe(valid)
})

test.each([
  null,
  '',
  '[',
  '"bank"',
  '{"sendSms":"yes","paymentMethodType":"gold","bank":{}}',
  '{"__proto__":{"sendSms":true}}',
])('invalid choices are ignored: %s', (text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  restoreCheckout()
  expect(checkoutStore).toMatchObject({
    sendSms: false,
    paymentMethodType: undefined,
    bank: undefined,
  })
})

test('choices survive a reload', () => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  })
  setChoices({ sendSms: true, paymentMethodType: 'bank', bank: 'op', card: 'amex' })
  Object.assign(checkoutStore, {
    sendSms: false,
    paymentMethodType: undefined,
    bank: undefined,
    card: undefined,
  })
  restoreCheckout()
  expect(checkoutStore).toMatchObject({
    sendSms: true,
    paymentMethodType: 'bank',
    bank: 'op',
    card: 'amex',
  })
})

const WITH_PHONE = {
  sendSms: true,
  paymentMethodType: 'card',
  bank: undefined,
  card: undefined,
} as const
const CONTEXT = { locale: 'fi-FI', returnUrl: '' } as const
const CART = { ...EMPTY_CART, items: [cartItem(aProduct('WASH'))] }

test.each([
  ['FIN|358', '+358401234567', true, 'FIN|358', '401234567', true],
  ['FIN|358', '(040) 123 4567', true, 'FIN|358', '401234567', true],
  ['FIN|358', '040.123.4567', true, 'FIN|358', '401234567', true],
  ['FIN|358', '0046 70-123 45 67', true, 'SE|46', '701234567', true],
  ['FIN|358', '+45 20 12 34 56', true, 'DK|45', '20123456', false],
  ['FIN|358', '09 123 4567', true, 'FIN|358', '91234567', false],
  ['FIN|358', '', true, 'FIN|358', '', false],
  ['FIN|358', '040 123 4567', false, 'FIN|358', '401234567', false],
])(
  'the number %s and %s of an order is one E.164 number',
  (prefix, typed, asksSms, telephonePrefix, telephoneNumber, sendSms) => {
    const customerData = { ...NO_CUSTOMER_DATA, telephonePrefix: prefix, telephoneNumber: typed }
    const chosen = { ...WITH_PHONE, customerData, sendSms: asksSms }
    expect(orderRequest(CART, chosen, CONTEXT, phoneRules)?.request).toMatchObject({
      customer: { telephonePrefix, telephoneNumber },
      sendSms,
    })
  },
)

test.each([
  ['FIN|358', '040 123 4567', true],
  ['DE|49', '0151 23456789', false],
  ['FIN|358', '', false],
])(
  'without the rules of telephone numbers the number is sent as typed: %s and %s',
  (telephonePrefix, telephoneNumber, sendSms) => {
    const customerData = { ...NO_CUSTOMER_DATA, telephonePrefix, telephoneNumber }
    expect(orderRequest(CART, { ...WITH_PHONE, customerData }, CONTEXT)?.request).toMatchObject({
      customer: { telephonePrefix, telephoneNumber },
      sendSms,
    })
  },
)

test('an order request contains products and customer, but no prices', () => {
  const item = {
    code: 'WASH',
    name: 'Wash',
    amount: 2,
    price: 12.45,
    includes: [],
    attributes: { price: 12.45, tax_class: ['25.5'] },
    showUpsell: true,
    upsells: [],
  }
  const cart = {
    ...EMPTY_CART,
    items: [item],
    discountCode: 'TALVI10',
    totals: { ...EMPTY_CART.totals, totalWithTax: 22.41 },
  }
  const chosen = {
    customerData: { ...NO_CUSTOMER_DATA, email: ' a@b.fi ' },
    sendSms: false,
    paymentMethodType: 'card',
    bank: 'op',
    card: 'amex',
  } as const
  const order = orderRequest(cart, chosen, {
    locale: 'fi-FI',
    returnUrl: 'https://www.example.fi/tilaus',
  })
  expect(order).toEqual({
    total: 22.41,
    request: {
      items: [{ quantity: 2, code: 'WASH', showUpsell: true }],
      discountCode: 'TALVI10',
      customer: {
        email: 'a@b.fi',
        firstname: '',
        lastname: '',
        telephonePrefix: 'FIN|358',
        telephoneNumber: '',
        marketing: [],
      },
      sendSms: false,
      paymentMethodType: 'card',
      card: 'amex',
      locale: 'fi-FI',
      returnUrl: 'https://www.example.fi/tilaus',
      termsAccepted: true,
      deliveryConsent: true,
    },
  })
  expect(orderRequest(EMPTY_CART, chosen, { locale: 'fi-FI', returnUrl: '' })).toBeUndefined()
})

test('an order of 0 € is sent without a way of paying, also if one was chosen before; an order with a price needs one', () => {
  const item = cartItem(aProduct('WASH'))
  const free = { ...EMPTY_CART, items: [item] }
  const chosen = {
    customerData: NO_CUSTOMER_DATA,
    sendSms: false,
    paymentMethodType: undefined,
    bank: undefined,
    card: undefined,
  }
  const context = { locale: 'fi-FI', returnUrl: '' } as const
  expect(orderRequest(free, chosen, context)?.total).toBe(0)
  expect(
    orderRequest(free, { ...chosen, paymentMethodType: 'bank', bank: 'op' }, context)?.request,
  ).not.toHaveProperty('paymentMethodType')
  expect(
    orderRequest({ ...free, totals: { ...free.totals, totalWithTax: 0.01 } }, chosen, context),
  ).toBeUndefined()
})
