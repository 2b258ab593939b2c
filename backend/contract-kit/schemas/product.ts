import * as z from 'zod'
import { imageSchema } from './image.ts'
import { amount, quantity, text } from './values.ts'

const bundleMember = z.object({
  amount: quantity,
  product: z.object({ code: text, globalName: text, sku: z.array(text) }),
})

export const productSchema = z
  .object({
    code: text,
    name: text,
    attributes: z.object({
      product_name: text,
      price: amount.describe('EUR, with tax'),
      tax_class: z.array(text).describe('percent'),
      currency: z.array(text),
    }),
    unitPrice: amount,
    image: imageSchema.optional(),
    images: z.array(imageSchema).optional(),
    isBundle: z.boolean(),
    showUpsell: z.boolean(),
    bundleMembers: z.array(bundleMember).optional(),
    mostBought: z.boolean().optional(),
    features: z
      .array(z.object({ name: text, included: z.boolean(), value: text.optional() }))
      .optional()
      .describe('the same names in the same order for all products that a list compares'),
  })
  .meta({ id: 'Product' })
