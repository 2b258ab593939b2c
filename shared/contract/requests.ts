// The bodies of requests (docs/contract.md). The backend parses them with these schemas. The site
// only imports the types: no zod in the browser.

import * as z from 'zod'
import { isEmail } from '../forms/is-email.ts'
import { typedNumber, typedText } from '../forms/typed-text.ts'
import { LOCALE_CODES } from '../locale/locales.ts'
import { MAX_QUERY } from '../search/search-address.ts'
import { ARTICLES_PER_PAGE } from './article.ts'
import { MAX_CART_LINES, MAX_CODE_LENGTH, MAX_QUANTITY } from './cart.ts'
import { PAYMENT_METHOD_TYPES } from './order.ts'

/** null and '' mean "absent". */
const optionalText = (most: number) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((text) => text || undefined)
    .optional()

const items = z
  .array(
    z.object({
      quantity: z.int().min(1).max(MAX_QUANTITY),
      code: z.string().min(1).max(MAX_CODE_LENGTH),
      showUpsell: z.boolean().default(true),
    }),
  )
  .min(1)
  .max(MAX_CART_LINES)

export const cartRequestSchema = z.object({
  items,
  discountCode: optionalText(MAX_CODE_LENGTH),
  customerEmail: optionalText(254),
})

/** §4: customer data of the checkout. The prefix looks like 'FIN|358' (§3). */
export const orderCustomerSchema = z.object({
  // the same rule as in the checkout
  email: z.string().overwrite(typedNumber).max(254).refine(isEmail),
  firstname: z.string().overwrite(typedText).min(1).max(100),
  lastname: z.string().overwrite(typedText).min(1).max(100),
  telephonePrefix: z.string().max(10),
  telephoneNumber: z.string().max(30),
  marketing: z.array(z.string().max(100)).max(20).default([]),
})

/** Without prices: the server knows them. */
export const orderRequestSchema = z.object({
  items,
  discountCode: optionalText(MAX_CODE_LENGTH),
  customer: orderCustomerSchema,
  sendSms: z.boolean(),
  /** absent if the visitor saw a total of 0, which needs no payment */
  paymentMethodType: z.enum(PAYMENT_METHOD_TYPES).optional(),
  /** the id of the chosen method, if there are several of the type */
  bank: optionalText(100),
  card: optionalText(100),
  locale: z.enum(LOCALE_CODES),
  /** the order-status page */
  returnUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  termsAccepted: z.literal(true),
  /** the customer wants the codes at once, and loses the right of withdrawal for a code by using it */
  deliveryConsent: z.boolean().default(false),
})

/** Value of the header `Idempotency-Key`. */
export const idempotencyKeySchema = z.uuid()

export const completeRequestSchema = z.object({
  orderId: z.string().min(1).max(100),
  signature: z.string().min(1).max(500),
})

/** §9: the defaults are page 1, 9 items, newest first. With a query, the best result comes first. */
export const searchRequestSchema = z.object({
  query: optionalText(MAX_QUERY),
  /** the words are searched as typed, without correction */
  exact: z.boolean().default(false),
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(50).default(ARTICLES_PER_PAGE),
  filter: z
    .object({
      /** 'All': pages, articles and products */
      category: z.enum(['Article', 'Page', 'Product', 'All']).default('Article'),
      /** absent, null and [] mean all articles */
      tags: z
        .array(z.string().max(100))
        .max(50)
        .nullish()
        .transform((tags) => tags ?? []),
      /** calendar year of articles */
      year: z
        .int()
        .min(1900)
        .max(2999)
        .nullish()
        .transform((year) => year ?? undefined)
        .optional(),
      /** one more tag */
      topic: optionalText(100),
    })
    .prefault({}),
  sort: z
    .object({
      sortBy: z.enum(['created', 'title']).default('created'),
      sortDirection: z.enum(['asc', 'desc']).default('desc'),
    })
    .prefault({}),
})

const MAX_FIELDS = 100
const fieldValue = z.union([z.string().max(20_000), z.array(z.string().max(1_000)).max(100)])

export const formRequestSchema = z.object({
  formId: z.string().min(1).max(100),
  /** the page's path */
  page: z.string().max(2_000),
  values: z
    .record(z.string().max(100), fieldValue)
    .refine((values) => Object.keys(values).length <= MAX_FIELDS),
  /** a hidden field was filled in, by a program or a password manager */
  suspicious: z.boolean().default(false),
})

export type OrderRequest = z.output<typeof orderRequestSchema>
export type SearchRequest = z.output<typeof searchRequestSchema>
