import { expect, test } from 'vitest'
import { messages as cart } from '#shared/messages/cart/en-EU.ts'
import { messages as checkout } from '#shared/messages/checkout/en-EU.ts'
import { messages as english } from '#shared/messages/common/en-EU.ts'
import { messages as finnish } from '#shared/messages/common/fi-FI.ts'
import { messages as norwegian } from '#shared/messages/common/no-NO.ts'
import { messages as swedish } from '#shared/messages/common/sv-SE.ts'
import { messages as errors } from '#shared/messages/errors/en-EU.ts'

test('the HTTP message labels have the wording of §8', () => {
  expect(english.httpMessages).toEqual({
    FORBIDDEN: 'Access Forbidden',
    INTERNAL_SERVER_ERROR: 'Internal server error',
    NOT_FOUND: 'Page not found',
    UNAUTHORIZED: 'Unauthorized',
  })
  expect(finnish.httpMessages.FORBIDDEN).toBe('Pääsy evätty')
  expect(swedish.httpMessages.FORBIDDEN).toBe('Åtkomst nekad')
  expect(norwegian.httpMessages.FORBIDDEN).toBe('Tilgang nektet')
  expect(english.messages['something-went-wrong']).toBe('Something went wrong')
})

test('the notices have the wording of §8', () => {
  expect(errors.pageNotFound).toBe('Page not found: {{path}}')
  expect(cart.notices.addedToCart).toBe('Product added to cart')
  expect(cart.notices.cartValidationFailed).toBe('Cart update failed')
  expect(checkout.notices.paymentFailed).toBe(
    'Payment failed, please try again or contact customer service',
  )
  expect(english.terms.notFound).toBe('Terms not found')
})

test('the error page has the labels of §2.5', () => {
  expect(errors).toMatchObject({
    backToPreviousPage: 'Back to previous page',
    toFrontPage: 'To front page',
    reportProblem: 'Report a problem',
    usefulLinks: 'Useful links',
    customerService24h: '24h customer service',
    feedbackContact: 'Feedback contact',
  })
})

test('the pagination label is "Showing {amount} out of {total} items" (§9)', () => {
  expect(english.pagination.showing).toBe('Showing {{amount}} out of {{total}} items')
})

test('a quick-navigation entry named "Station Locator" exists (§2.4)', () => {
  expect(english.quickNavigation.stationLocator).toBe('Station Locator')
})
