import * as z from 'zod'
import { isEmail } from '../../forms/is-email.ts'
import { absentable } from './absent.ts'
import { MAX_CART_LINES } from '../cart-limits.ts'
import { cartTotalsSchema, orderLineSchema } from './cart.ts'
import { localeSchema } from './locale.ts'

/** §4, checkout customer data; the prefix is 'FIN|358' and the like (§3). */
export const orderCustomerSchema = z.object({
  // what the checkout's rule lets through is not refused here
  email: z.string().max(254).refine(isEmail),
  firstname: z.string().min(1).max(100),
  lastname: z.string().min(1).max(100),
  telephonePrefix: z.string().max(10),
  telephoneNumber: z.string().max(30),
  marketing: z.array(z.string().max(100)).max(20).default([]),
})

export const PAYMENT_METHOD_TYPES = ['bank', 'card', 'mobile'] as const

export const orderRequestSchema = z.object({
  items: z.array(orderLineSchema).min(1).max(MAX_CART_LINES),
  discountCode: absentable(z.string().max(100)),
  customer: orderCustomerSchema,
  sendSms: z.boolean(),
  paymentMethodType: z.enum(PAYMENT_METHOD_TYPES),
  bank: absentable(z.string().max(100)),
  locale: localeSchema,
  returnUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  termsAccepted: z.literal(true),
})

/** The header `Idempotency-Key` (contract.md). */
export const idempotencyKeySchema = z.uuid()

export const orderAnswerSchema = z.object({ orderId: z.string().min(1), paymentUrl: z.url({ protocol: /^https?$/ }) })

export const completeRequestSchema = z.object({ orderId: z.string().min(1).max(100), signature: z.string().min(1).max(500) })

export const ORDER_STATUSES = ['paid', 'pending', 'cancelled', 'failed'] as const

export const completeAnswerSchema = z.object({
  orderId: z.string(),
  status: z.enum(ORDER_STATUSES),
  totals: cartTotalsSchema,
  items: z.array(z.object({ name: z.string(), quantity: z.number(), price: z.number() })),
  deliveries: z.array(z.object({ productName: z.string(), code: z.string(), validUntil: z.string() })),
})

export type OrderRequest = z.output<typeof orderRequestSchema>
export type CompleteAnswer = z.output<typeof completeAnswerSchema>
