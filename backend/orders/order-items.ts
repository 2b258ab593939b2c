import { z } from 'zod'
import type { OrderItem } from './order.ts'

interface OrderedLine {
  code: string
  quantity: number
  product: { name: string; priceCents: number; product: Readonly<Record<string, unknown>> }
}

const membersSchema = z
  .array(z.object({ amount: z.int().min(1), product: z.object({ globalName: z.string() }) }))
  .min(1)

/** Copies the products into the order, so that later changes of a product do not change the order. */
export function orderItems(lines: readonly OrderedLine[]): OrderItem[] {
  return lines.map(({ code, quantity, product: { name, priceCents, product } }) => {
    const members = membersSchema.safeParse(product['bundleMembers'])
    const contents = members.success
      ? members.data.map((member) => ({
          name: member.product.globalName || name,
          amount: member.amount,
        }))
      : [{ name, amount: 1 }]
    return { code, name, quantity, priceCents, contents }
  })
}

/** One name for each code to deliver: amount × quantity. */
export function deliveredNames(items: readonly OrderItem[]): string[] {
  return items.flatMap(({ quantity, contents }) =>
    contents.flatMap(({ name, amount }) => Array.from({ length: quantity * amount }, () => name)),
  )
}

/** yyyy-MM-dd: the last day a code is valid, one year after the payment. */
export function validUntil(paid: Date): string {
  const day = new Date(paid)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}
