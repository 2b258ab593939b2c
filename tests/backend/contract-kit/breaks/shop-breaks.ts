import { asked, breaks, found, set, status } from '../planted-break.ts'

const PRICE = { product_name: 'A', price: 1, tax_class: ['14'], currency: ['EUR'] }
const UPSELL = {
  quantity: 1,
  product: {
    code: 'A',
    name: 'A',
    attributes: PRICE,
    unitPrice: 1,
    isBundle: false,
    showUpsell: true,
  },
}
const CENT = { discount: 0, taxAmount: 0, totalWithTax: 0.01, totalWithoutTax: 0.01 }
let turn = 0

export const SHOP_BREAKS = [
  ...breaks('validateCart', found, [
    [
      'a price that is a string',
      set('items.0.unitPrice', '19.90'),
      'items[].unitPrice: expected number',
    ],
    [
      'totals that do not add up',
      (b) => void (b.totals.taxAmount += 1),
      'totals: totalWithoutTax and taxAmount do not add up',
    ],
    [
      'no discount in the totals',
      set('totals.discount', undefined),
      'totals.discount: expected number',
    ],
    [
      'a line with another quantity',
      set('items.0.quantity', 1),
      'items: expected the requested line',
    ],
  ]),
  ...breaks('validateCart', asked('"price":0.01'), [
    ["the browser's price", set('totals', CENT), "totals: expected the server's price"],
  ]),
  ...breaks('validateCart', asked('NO-SUCH-CODE'), [
    ['any discount code', set('discountCodeValid', true), 'discountCodeValid: expected false'],
  ]),
  ...breaks('validateCart', asked('NO-SUCH-PRODUCT'), [
    ['an accepted unknown product', { status: 200 }, 'expected status 422, received 200'],
    ['an error of another shape', () => ({ error: 'no such product' }), /^error: expected object/m],
  ]),
  ...breaks('validateCart', asked('"quantity":100'), [
    ['a hundred of a product', { status: 400 }, 'expected status 422, received 400'],
  ]),
  ...breaks('validateCart', asked('"showUpsell":false'), [
    [
      'upsells that were not requested',
      set('items.0.product.upsellProducts', [UPSELL]),
      'upsellProducts: expected none',
    ],
  ]),

  ...breaks('paymentMethods', found, [
    ['an unknown payment method', set('methods.0.type', 'cash'), 'methods[].type: Invalid option'],
    ['no payment method', set('methods', []), 'methods: Too small'],
  ]),

  ...breaks('createOrder', status(201), [
    ['a new order without status 201', { status: 202 }, 'expected status 201, received 202'],
    [
      'a payment page without a host',
      set('paymentUrl', '/pay'),
      'paymentUrl: expected an absolute http(s) address',
    ],
  ]),
  ...breaks('createOrder', status(200), [
    ['another order for the same key', set('orderId', 'OTHER'), 'again: expected the same orderId'],
  ]),
  ...breaks('createOrder', asked('"telephoneNumber":"40123"'), [
    ['a text message to half a number', { status: 201 }, 'expected status 422, received 201'],
  ]),
  ...breaks('createOrder', asked('"sendSms":true'), [
    [
      'another code for a used key',
      set('error.code', 'REUSED'),
      'another body with the same key: error.code: ',
    ],
  ]),
  ...breaks('createOrder', asked('"termsAccepted":false'), [
    ['terms without consent', { status: 201 }, 'expected status 422, received 201'],
  ]),
  // otherwise valid
  ...breaks(
    'createOrder',
    ({ body }) => body.includes('"quantity":0') && body.includes('"code":"WASH'),
    [['an order with quantity 0', { status: 201 }, 'expected status 422, received 201']],
  ),
  ...breaks(
    'createOrder',
    ({ body }) => body.includes('"email":"nobody"') && body.includes('"lastname"'),
    [['an order with an invalid e-mail', { status: 201 }, 'expected status 422, received 201']],
  ),
  ...breaks('createOrder', asked('stranger.example'), [
    ['a return to another site', { status: 201 }, 'expected status 400 or 422, received 201'],
  ]),

  ...breaks('completeOrder', found, [
    ['no deliveries', set('deliveries', undefined), 'deliveries: expected array'],
    [
      'a place where an unused code was used',
      set('deliveries.0.usedAt', 'St1 Ratina'),
      'usedAt without used',
    ],
    [
      'a paid order without codes',
      set('deliveries', []),
      'deliveries: expected those of a paid order',
    ],
    ['an unknown status', set('status', 'done'), 'status: Invalid option'],
    [
      'a new code each time',
      (b) => void (b.deliveries[0].code = `ST1-${(turn += 1)}`),
      'again: expected the same response',
    ],
  ]),
  ...breaks('completeOrder', status(403), [
    ['another status for unknown orders', { status: 404 }, 'expected status 403, received 404'],
  ]),
]
