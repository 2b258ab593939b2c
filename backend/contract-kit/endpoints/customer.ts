import { type EndpointContract, oneRequest } from '../endpoint-contract.ts'
import { type Expected, noStore, unauthorized } from '../expected.ts'
import { cardsSchema, customerSchema } from '../schemas/customer.ts'
import { ordersSchema } from '../schemas/shop.ts'

const customer: Expected = {
  status: 200,
  description: 'The customer',
  headers: noStore,
  body: customerSchema,
}
const cards: Expected = {
  status: 200,
  description: "The customer's cards",
  headers: noStore,
  body: cardsSchema,
}
const orders: Expected = {
  status: 200,
  description: "The customer's orders, newest first",
  headers: noStore,
  body: ordersSchema,
}

function ofCustomer(
  key: EndpointContract['key'],
  summary: string,
  answer: Expected,
): EndpointContract {
  return {
    key,
    summary,
    section: 'customer',
    answers: [answer, unauthorized],
    checks: [
      oneRequest('an unknown token', { token: 'no-session-has-this-token' }, unauthorized),
      oneRequest('an invalid token', { token: '../../\u0000' }, unauthorized),
      {
        name: 'a session',
        needs: ['session'],
        run: async ({ call, given }) => void (await call({ token: given.session ?? '' }, answer)),
      },
    ],
  }
}

export const customerContract = ofCustomer('customer', 'The logged-in customer', customer)
export const cardsContract = ofCustomer('customerCards', "The customer's cards", cards)
export const customerOrdersContract = ofCustomer('customerOrders', "The customer's orders", orders)
