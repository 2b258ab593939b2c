import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { type EndpointContract, oneRequest } from '../endpoint-contract.ts'
import type { Expected } from '../expected.ts'
import { paymentMethodsSchema } from '../schemas/shop.ts'

const methods: Expected = { status: 200, description: 'The payment methods, in the order they are shown', body: paymentMethodsSchema }

export const paymentMethodsContract: EndpointContract = {
  key: 'paymentMethods',
  summary: 'The payment methods of a locale',
  section: 'payment-methods',
  answers: [methods],
  checks: LOCALE_CODES.map((locale) => oneRequest(`the payment methods of ${locale}`, { locale }, methods)),
}
