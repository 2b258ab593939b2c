import { type EndpointKey, ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { EndpointContract } from './endpoint-contract.ts'
import { cartContract } from './endpoints/cart.ts'
import { completeOrderContract } from './endpoints/complete-order.ts'
import { cardsContract, customerContract, customerOrdersContract } from './endpoints/customer.ts'
import { formsContract } from './endpoints/forms.ts'
import { ordersContract, paymentMethodsContract } from './endpoints/orders.ts'
import { layoutContract, pageContract } from './endpoints/page.ts'
import { searchContract } from './endpoints/search.ts'
import { authContract, logoutContract } from './endpoints/session.ts'
import { stationsContract } from './endpoints/stations.ts'

/** The type requires every endpoint of the table. */
const BY_KEY: Record<EndpointKey, EndpointContract> = {
  page: pageContract,
  layout: layoutContract,
  search: searchContract,
  stations: stationsContract,
  validateCart: cartContract,
  createOrder: ordersContract,
  completeOrder: completeOrderContract,
  paymentMethods: paymentMethodsContract,
  auth: authContract,
  logout: logoutContract,
  customer: customerContract,
  customerCards: cardsContract,
  customerOrders: customerOrdersContract,
  submitForm: formsContract,
}

export const ENDPOINT_CONTRACTS: readonly EndpointContract[] = Object.values(BY_KEY)

/** 'POST /digital-order/v1/cart/validate' */
export function endpointName(key: EndpointKey): string {
  return `${ENDPOINTS[key].method} ${ENDPOINTS[key].path}`
}
