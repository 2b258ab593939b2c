import type * as z from 'zod'
import { MAX_CART_LINES, MAX_QUANTITY } from '#shared/contract/cart.ts'
import { cartRequestSchema } from '#shared/contract/requests.ts'
import {
  bodyOverLimit,
  type Check,
  type EndpointContract,
  oneRequest,
  withSample,
} from '../endpoint-contract.ts'
import { type Expected, notJson, refused, tooLarge } from '../expected.ts'
import type { Probe } from '../probe.ts'
import { SAMPLE_LOCALE } from '../samples.ts'
import { validatedCartSchema } from '../schemas/shop.ts'

type Cart = z.output<typeof validatedCartSchema>

const priced: Expected<Cart> = {
  status: 200,
  description: "The cart at the server's prices",
  body: validatedCartSchema,
}

const withProduct = withSample(
  ({ samples: { product } }) => product && { quantity: 1, code: product.code, showUpsell: true },
  `no page of ${SAMPLE_LOCALE} in the layout's navigation has a product`,
)

async function price({ call }: Probe, body: object): Promise<Cart | undefined> {
  return (await call({ locale: SAMPLE_LOCALE, body }, priced))?.body
}

const prices = [
  withProduct('two of a product', async (probe, line) => {
    const cart = await price(probe, { items: [{ ...line, quantity: 2 }] })
    if (!cart) return
    const [item, ...others] = cart.items
    if (item?.product.code !== line.code || item.quantity !== 2 || others.length > 0) {
      return probe.wrong('items: expected the requested line')
    }
    if (Math.abs(item.unitPrice * 2 - cart.totals.totalWithTax) > 0.001)
      probe.wrong('totals.totalWithTax: expected twice the unitPrice')
    if (cart.totals.discount !== 0) probe.wrong('totals.discount: expected 0 without a code')
  }),
  withProduct('a price from the browser', async (probe, line) => {
    const honest = await price(probe, { items: [line] })
    const cheap = await price(probe, { items: [{ ...line, unitPrice: 0.01, price: 0.01 }] })
    if (honest && cheap && honest.totals.totalWithTax !== cheap.totals.totalWithTax)
      probe.wrong("totals: expected the server's price")
  }),
  withProduct('an unknown discount code', async (probe, line) => {
    const cart = await price(probe, { items: [line], discountCode: 'NO-SUCH-CODE' })
    if (cart && cart.discountCodeValid !== false) probe.wrong('discountCodeValid: expected false')
    if (cart && cart.totals.discount !== 0) probe.wrong('totals.discount: expected 0')
  }),
  withProduct('null and "" as the discount code', async (probe, line) => {
    await price(probe, { items: [line], discountCode: null, customerEmail: '' })
  }),
  withProduct('no upsells', async (probe, line) => {
    const cart = await price(probe, { items: [{ ...line, showUpsell: false }] })
    if (cart?.items.some(({ product }) => product.upsellProducts.length > 0))
      probe.wrong('items[].product.upsellProducts: expected none')
  }),
  withProduct(`${MAX_QUANTITY} of a product`, async (probe, line) => {
    await price(probe, { items: [{ ...line, quantity: MAX_QUANTITY }] })
  }),
]

const amounts = [0, -1, 1.5, MAX_QUANTITY + 1, '1'].map((quantity) =>
  withProduct(`a quantity of ${JSON.stringify(quantity)}`, async ({ call }, line) => {
    await call({ body: { items: [{ ...line, quantity }] } }, refused)
  }),
)

const broken: Check[] = [
  oneRequest(
    'an unknown product',
    { body: { items: [{ quantity: 1, code: 'NO-SUCH-PRODUCT', showUpsell: true }] } },
    refused,
  ),
  oneRequest('a cart without lines', { body: { items: [] } }, refused),
  withProduct(`${MAX_CART_LINES + 1} lines`, async ({ call }, line) => {
    await call({ body: { items: Array.from({ length: MAX_CART_LINES + 1 }, () => line) } }, refused)
  }),
  oneRequest('a body that is not JSON', { rawBody: 'items' }, notJson, refused),
  bodyOverLimit('validateCart'),
]

export const cartContract: EndpointContract = {
  key: 'validateCart',
  summary: 'The price of a cart',
  section: 'cart',
  request: cartRequestSchema.meta({ id: 'CartRequest' }),
  answers: [priced, notJson, tooLarge, refused],
  checks: [...prices, ...amounts, ...broken],
}
