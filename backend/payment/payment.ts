// The payment provider's page, where an order is paid. It needs no scripts.

import { Hono } from 'hono'
import { detectLocale } from '#shared/locale/detect-locale.ts'
import type { BackendEnv } from '../env.ts'
import { limitBody } from '../limit-body.ts'
import { pageHeaders } from '../page-headers.ts'
import { logFailure } from '../responses.ts'
import { refusePayment, showPayment, submitPayment } from './pay-order.ts'
import { messagePage } from './payment-pages.ts'

const MAX_FORM_BYTES = 4 * 1024

export const payment = new Hono<BackendEnv>()

// No csrf(): only the visitor who was sent here knows the token in the form.
payment.use('/pay/*', pageHeaders, limitBody(MAX_FORM_BYTES, refusePayment))
payment.get('/pay/:orderId', showPayment)
payment.post('/pay/:orderId', submitPayment)

payment.onError((error, c) => {
  logFailure(c, error)
  return c.html(
    messagePage(detectLocale({ acceptLanguage: c.req.header('Accept-Language') }), 'broken'),
    500,
  )
})
