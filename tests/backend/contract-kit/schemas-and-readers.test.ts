// The strict schemas and the lenient readers have the same fields: removing fields unknown to the
// schema does not change what is read.

import { expect, inject, test } from 'vitest'
import type * as z from 'zod'
import { articleSearch, readArticleSearchResult } from '#shared/contract/article.ts'
import { readValidatedCart } from '#shared/contract/cart.ts'
import { readCards, readCustomer } from '#shared/contract/customer.ts'
import { type EndpointKey, endpointPath, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { readLayout } from '#shared/contract/layout.ts'
import { readOrder, readOrders, readPaymentMethods } from '#shared/contract/order.ts'
import { readStationList } from '#shared/contract/read-stations.ts'
import { contentSearch, readSearchResult } from '#shared/contract/search.ts'
import {
  articleListSchema,
  searchResultSchema,
} from '../../../backend/contract-kit/schemas/article.ts'
import { cardsSchema, customerSchema } from '../../../backend/contract-kit/schemas/customer.ts'
import { layoutSchema } from '../../../backend/contract-kit/schemas/layout.ts'
import {
  orderSchema,
  ordersSchema,
  paymentMethodsSchema,
  validatedCartSchema,
} from '../../../backend/contract-kit/schemas/shop.ts'
import { stationListSchema } from '../../../backend/contract-kit/schemas/station.ts'
import { stripAbsent } from '../../../backend/contract-kit/strip-absent.ts'

const { origin, session, returned } = inject('backend')

test.each<
  [key: EndpointKey, schema: z.ZodType, read: (answer: unknown) => unknown, body?: unknown]
>([
  ['layout', layoutSchema, readLayout],
  ['stations', stationListSchema, readStationList],
  ['search', articleListSchema, readArticleSearchResult, articleSearch([], 1)],
  ['search', searchResultSchema, readSearchResult, contentSearch('autopesu')],
  [
    'validateCart',
    validatedCartSchema,
    readValidatedCart,
    { items: [{ quantity: 1, code: 'WASH-PERFECT' }], discountCode: 'KESA2026' },
  ],
  ['completeOrder', orderSchema, readOrder, returned],
  ['paymentMethods', paymentMethodsSchema, readPaymentMethods],
  ['customer', customerSchema, readCustomer],
  ['customerCards', cardsSchema, readCards],
  ['customerOrders', ordersSchema, readOrders],
])('%s: the schema knows every field that the site reads', async (key, schema, read, body) => {
  const path = endpointPath(key, session)
  const init = {
    method: ENDPOINTS[key].method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const answer: unknown = await (await fetch(`${origin}${path}`, init)).json()
  expect(read(answer)).toBeDefined()
  expect(read(schema.parse(stripAbsent(answer)))).toEqual(read(answer))
})
