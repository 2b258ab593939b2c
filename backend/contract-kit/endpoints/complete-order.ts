import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { completeRequestSchema } from '#shared/contract/requests.ts'
import { type EndpointContract, oneRequest } from '../endpoint-contract.ts'
import { type Expected, noStore, notJson, refused } from '../expected.ts'
import { orderSchema } from '../schemas/shop.ts'

const order: Expected<z.output<typeof orderSchema>> = {
  status: 200,
  description: 'The current state of the order',
  headers: noStore,
  body: orderSchema,
}
const forbidden: Expected = {
  ...refused,
  status: 403,
  description: 'The signature is wrong, or the order does not exist',
}

export const completeOrderContract: EndpointContract = {
  key: 'completeOrder',
  summary: 'The state of an order, with its codes',
  section: 'orders',
  request: completeRequestSchema.meta({ id: 'CompleteRequest' }),
  answers: [order, notJson, forbidden, refused],
  checks: [
    {
      name: 'a paid order, twice',
      needs: ['returned'],
      async run({ call, given, wrong }) {
        const first = await call({ body: given.returned }, order)
        const second = await call({ label: 'again', body: given.returned }, order)
        if (first?.body?.status === 'paid' && first.body.deliveries.length === 0)
          wrong('deliveries: expected those of a paid order')
        if (first && second && !isDeepStrictEqual(first.body, second.body))
          wrong('again: expected the same response')
      },
    },
    {
      name: 'a wrong signature for a paid order',
      needs: ['returned'],
      run: async ({ call, given }) =>
        void (await call({ body: { ...given.returned, signature: 'stranger' } }, forbidden)),
    },
    oneRequest(
      'an unknown order',
      { body: { orderId: 'NO-SUCH-ORDER', signature: 'stranger' } },
      forbidden,
    ),
    oneRequest('an empty body', { body: {} }, refused),
    oneRequest('a body that is not JSON', { rawBody: '' }, notJson, refused),
  ],
}
