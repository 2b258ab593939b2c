import * as z from 'zod'
import { ORDER_STATUSES, PAYMENT_METHOD_TYPES } from '#shared/contract/order.ts'
import { productSchema } from './product.ts'
import { amount, color, moment, quantity, text, webAddress } from './values.ts'

/** One cent of tolerance: each amount may be rounded separately. */
const CENT = 0.011

const totals = z
  .object({ discount: amount, taxAmount: amount, totalWithTax: amount, totalWithoutTax: amount })
  .refine(
    ({ taxAmount, totalWithTax, totalWithoutTax }) =>
      Math.abs(totalWithoutTax + taxAmount - totalWithTax) < CENT,
    'totalWithoutTax and taxAmount do not add up to totalWithTax',
  )
  .meta({ id: 'CartTotals', description: 'EUR' })

export const validatedCartSchema = z
  .object({
    items: z.array(
      z.object({
        quantity,
        unitPrice: amount.describe('EUR, with tax'),
        product: z.object({
          code: text,
          name: text,
          upsellProducts: z.array(z.object({ quantity, product: productSchema })),
        }),
      }),
    ),
    totals,
    discountCodeValid: z.boolean().optional().describe('of the code that was asked with'),
    discountCodeProblem: z.enum(['expired', 'used']).optional(),
  })
  .meta({ id: 'ValidatedCart' })

export const startedOrderSchema = z
  .object({
    orderId: text,
    paymentUrl: webAddress.describe("the provider's page; for a total of 0 the order's page"),
  })
  .meta({ id: 'StartedOrder' })

export const orderSchema = z
  .object({
    orderId: text,
    status: z.enum(ORDER_STATUSES),
    totals,
    items: z
      .array(z.object({ name: text, quantity, price: amount.describe('per item, with tax') }))
      .min(1),
    deliveries: z.array(
      z
        .object({
          productName: text,
          code: text,
          validUntil: moment,
          used: moment.optional(),
          usedAt: text.optional(),
        })
        .refine(
          ({ used, usedAt }) => used !== undefined || usedAt === undefined,
          'usedAt without used',
        ),
    ),
    created: moment.optional(),
    paid: moment.optional().describe('the right of withdrawal runs from it'),
    withdrawn: moment
      .optional()
      .describe('withdrawn as a whole: the codes must not be used any more'),
    refund: z
      .object({ amount, by: moment })
      .optional()
      .describe('of a withdrawn order: EUR, and the last day'),
    paidWith: z.object({ type: z.enum(PAYMENT_METHOD_TYPES), name: text.optional() }).optional(),
    taxes: z.array(z.object({ percent: amount, tax: amount })).optional(),
    seller: z
      .object({ name: text, businessId: text, vatId: text.optional(), address: text.optional() })
      .optional(),
  })
  .meta({ id: 'Order' })

export const ordersSchema = z
  .object({
    orders: z.array(orderSchema).refine((orders) => {
      const times = orders.flatMap(({ created }) =>
        created === undefined ? [] : Date.parse(created),
      )
      return times.every((time, index) => time <= (times[index - 1] ?? Infinity))
    }, 'expected the newest first'),
  })
  .meta({ id: 'Orders' })

export const paymentMethodsSchema = z
  .object({
    methods: z
      .array(
        z.object({
          type: z.enum(PAYMENT_METHOD_TYPES),
          id: text,
          name: text,
          color: color.optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'PaymentMethods' })
