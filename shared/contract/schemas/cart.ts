import * as z from 'zod'
import { readProduct } from '../read-product.ts'
import { absentable } from './absent.ts'

/** contract.md: 422 outside 1..99 */
export const MAX_QUANTITY = 99
/** different products in one cart */
export const MAX_CART_LINES = 100

export const orderLineSchema = z.object({
  quantity: z.int().min(1).max(MAX_QUANTITY),
  code: z.string().min(1).max(100),
  showUpsell: z.boolean().default(true),
})

export const cartValidationRequestSchema = z.object({
  items: z.array(orderLineSchema).min(1).max(MAX_CART_LINES),
  discountCode: absentable(z.string().max(100)),
  customerEmail: absentable(z.string().max(254)),
})

export const cartTotalsSchema = z.object({
  discount: z.number(),
  taxAmount: z.number(),
  totalWithTax: z.number(),
  totalWithoutTax: z.number(),
})

/** An upsell that cannot be read is not offered; the cart stands without it. */
const upsellsSchema = z
  .array(z.unknown())
  .nullish()
  .transform((upsells) => (upsells ?? []).flatMap(readUpsell))

export const cartValidationAnswerSchema = z.object({
  items: z.array(
    z.object({
      quantity: z.number(),
      unitPrice: z.number(),
      product: z.object({ code: z.string(), name: z.string(), upsellProducts: upsellsSchema }),
    }),
  ),
  totals: cartTotalsSchema,
  discountCodeValid: absentable(z.boolean()),
})

export type CartValidationRequest = z.output<typeof cartValidationRequestSchema>
const upsellFrameSchema = z.object({ quantity: z.int().min(1), product: z.unknown() })

function readUpsell(value: unknown) {
  const frame = upsellFrameSchema.safeParse(value)
  const product = readProduct(frame.data?.product)
  return frame.success && product !== undefined ? [{ quantity: frame.data.quantity, product }] : []
}
