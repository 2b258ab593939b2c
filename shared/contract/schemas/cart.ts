import * as z from 'zod'
import { MAX_CART_LINES, MAX_CODE_LENGTH, MAX_QUANTITY } from '../cart-limits.ts'
import { readProduct } from '../read-product.ts'
import { absentable } from './absent.ts'

export const orderLineSchema = z.object({
  quantity: z.int().min(1).max(MAX_QUANTITY),
  code: z.string().min(1).max(MAX_CODE_LENGTH),
  showUpsell: z.boolean().default(true),
})

export const cartValidationRequestSchema = z.object({
  items: z.array(orderLineSchema).min(1).max(MAX_CART_LINES),
  discountCode: absentable(z.string().max(MAX_CODE_LENGTH)),
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

export type CartTotals = z.output<typeof cartTotalsSchema>
const upsellFrameSchema = z.object({ quantity: z.int().min(1), product: z.unknown() })

function readUpsell(value: unknown) {
  const frame = upsellFrameSchema.safeParse(value)
  const product = readProduct(frame.data?.product)
  return frame.success && product !== undefined ? [{ quantity: frame.data.quantity, product }] : []
}
