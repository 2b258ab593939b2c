import * as z from 'zod'
import { completeAnswerSchema } from './order.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** §3: the server's customer. A missing field is '': the customer is logged in all the same. */
export const customerSchema = z.object({ firstName: text, lastName: text, emailToken: text, phoneNumber: text })

export const cardsSchema = z.object({
  cards: z.array(z.object({ id: z.string(), name: text, maskedNumber: text, validUntil: text })),
})

export const customerOrdersSchema = z.object({ orders: z.array(completeAnswerSchema) })
