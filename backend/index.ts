// The embedded backend: a route for every endpoint of the contract, and the pages of the account
// hub and the payment provider.

import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { type EndpointKey, endpointKeys, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { DEFAULT_LOCALE, isLocaleCode } from '#shared/locale/locales.ts'
import type { BackendEnv } from './env.ts'
import { hub } from './hub/hub.ts'
import { limitBody } from './limit-body.ts'
import { payment } from './payment/payment.ts'
import { errorResponse, logFailure } from './responses.ts'
import { serveAsset } from './routes/asset.ts'
import { listStations, searchContent, serveLayout, servePage } from './routes/content.ts'
import {
  checkSession,
  listCustomerCards,
  listCustomerOrders,
  logOut,
  showCustomer,
} from './routes/customer.ts'
import { showMailbox } from './routes/mailbox.ts'
import { serveMedia } from './routes/media.ts'
import { completeOrder, initializeOrder } from './routes/orders.ts'
import { listPaymentMethods, validateCart } from './routes/shop.ts'
import { submitForm } from './routes/submit-form.ts'

const ROUTES: Record<EndpointKey, Handler<BackendEnv>> = {
  page: servePage,
  layout: serveLayout,
  search: searchContent,
  stations: listStations,
  validateCart,
  createOrder: initializeOrder,
  completeOrder: completeOrder,
  paymentMethods: listPaymentMethods,
  auth: checkSession,
  logout: logOut,
  customer: showCustomer,
  customerCards: listCustomerCards,
  customerOrders: listCustomerOrders,
  submitForm,
}

/** §7: every call carries x-st1-locale. A missing or unknown value means the default locale. */
const requestLocale = createMiddleware<BackendEnv>(async function requestLocale(c, next) {
  const header = c.req.header('x-st1-locale')
  c.set('locale', isLocaleCode(header) ? header : DEFAULT_LOCALE)
  await next()
})

function limitCall(maxSize: number): MiddlewareHandler<BackendEnv> {
  return limitBody(maxSize, (c) =>
    errorResponse(c, 413, 'BODY_TOO_LARGE', `At most ${maxSize} bytes.`),
  )
}

const app = new Hono<BackendEnv>()

app.use('/cms-view/*', etag())
for (const key of endpointKeys()) {
  const { method, path, bodyLimitBytes } = ENDPOINTS[key]
  app.on(method, path, requestLocale, limitCall(bodyLimitBytes), ROUTES[key])
}
app.route('/', hub)
app.route('/', payment)
app.get('/assets/:file', serveAsset)
app.get('/media/:file', serveMedia)
app.get('/mailbox', showMailbox)

app.notFound((c) => errorResponse(c, 404, 'NOT_FOUND', 'No such endpoint.'))
app.onError((error, c) => {
  logFailure(c, error)
  return errorResponse(c, 500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.')
})

export default app
