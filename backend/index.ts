// The embedded backend's front door: every endpoint of the contract has its route, and nothing else does but the pages for people.
import { type Handler, Hono } from 'hono'
import { etag } from 'hono/etag'
import { type EndpointKey, endpointKeys, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { answerError } from './answer-error.ts'
import type { BackendEnv } from './env.ts'
import { hub } from './hub/hub.ts'
import { limitBody } from './limit-body.ts'
import { logFailure } from './log-failure.ts'
import { payment } from './payment/payment.ts'
import { requestLocale } from './request-locale.ts'
import { showAbout } from './routes/about.ts'
import { serveAsset } from './routes/asset.ts'
import { completeOrder } from './routes/complete-order.ts'
import { listCustomerCards, listCustomerOrders, showCustomer } from './routes/customer.ts'
import { initializeOrder } from './routes/initialize-order.ts'
import { serveLayout } from './routes/layout.ts'
import { showMailbox } from './routes/mailbox.ts'
import { servePage } from './routes/page.ts'
import { listPaymentMethods } from './routes/payment-methods.ts'
import { searchContent } from './routes/search.ts'
import { checkSession, logOut } from './routes/session.ts'
import { listStations } from './routes/stations.ts'
import { submitForm } from './routes/submit-form.ts'
import { validateCart } from './routes/validate-cart.ts'

const ROUTES: Record<EndpointKey, Handler<BackendEnv>> = {
  page: servePage,
  layout: serveLayout,
  search: searchContent,
  stations: listStations,
  validateCart,
  order: initializeOrder,
  complete: completeOrder,
  paymentMethods: listPaymentMethods,
  auth: checkSession,
  logout: logOut,
  'cms/my-pages': showCustomer,
  'cms/my-pages/cards': listCustomerCards,
  'cms/my-pages/orders': listCustomerOrders,
  submitForm,
}

const app = new Hono<BackendEnv>()

app.use('/cms-view/*', etag())
for (const key of endpointKeys()) {
  const { method, path, bodyLimitBytes } = ENDPOINTS[key]
  app.on(method, path, requestLocale, limitBody(bodyLimitBytes), ROUTES[key])
}
app.route('/', hub)
app.route('/', payment)
app.get('/assets/:file', serveAsset)
app.get('/mailbox', showMailbox)
app.get('/', showAbout)

app.notFound((c) => answerError(c, 404, 'NOT_FOUND', 'No such endpoint.'))
app.onError((error, c) => {
  logFailure(c, error)
  return answerError(c, 500, 'INTERNAL_SERVER_ERROR', 'Something broke here.')
})

export default app
