import * as z from 'zod'
import { imageSchema } from './image.ts'
import { PAYMENT_METHOD_TYPES } from './order.ts'

export const paymentMethodsSchema = z.object({
  methods: z.array(z.object({ type: z.enum(PAYMENT_METHOD_TYPES), id: z.string().min(1), name: z.string().min(1), image: imageSchema })),
})
