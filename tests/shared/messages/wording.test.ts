import { messages as english } from '#shared/messages/en-EU.ts'
import { messages as finnish } from '#shared/messages/fi-FI.ts'
import { messages as norwegian } from '#shared/messages/no-NO.ts'
import { messages as swedish } from '#shared/messages/sv-SE.ts'
import { expect, test } from 'vitest'

test('the form messages have the English wording of §5', () => {
  expect(english.formRules).toEqual({
    empty: 'Fill in the field',
    email: 'Fill in the email address',
    phone: 'Fill in the phone number',
    phoneWithCountry: 'Fill in the phone number including the country code',
    numbersOnly: 'No letters allowed',
    minLength: 'Field must contain at least {{ruleValue}} characters',
    maxLength: 'The maximum character limit {{ruleValue}} has been exceeded',
    minValue: 'Minimal value must be {{ruleValue}}',
    maxValue: 'Maximum value must be {{ruleValue}}',
    match: 'Fields do not match',
    rounding: 'Value must be rounded to {{ruleValue}}',
    decimals: 'The maximum number of decimal places is {{ruleValue}}',
    symbols: 'Field contains forbidden symbols',
    choose: 'Choose {{ruleValue}} options',
  })
})

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
  expect(english.errorPage.pageNotFound).toBe('Page not found: {{path}}')
  expect(english.cart.addedToCart).toBe('Product added to cart')
  expect(english.cart.cartValidationFailed).toBe('Cart update failed')
  expect(english.cart.paymentFailed).toBe('Payment failed, please try again or contact customer service')
  expect(english.forms.submitFailed).toBe('Could not submit form, try again later')
  expect(english.terms.notFound).toBe('Terms not found')
})

test('the error page has the labels of §2.5', () => {
  expect(english.errorPage).toMatchObject({
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

test('the calendar labels: next and previous month and year, select date, today, clear (§9)', () => {
  expect(Object.values(english.calendar)).toEqual([
    'Next month',
    'Previous month',
    'Next year',
    'Previous year',
    'Select date',
    'Today',
    'Clear',
  ])
})

test('a quick-navigation entry named "Station Locator" exists (§2.4)', () => {
  expect(english.quickNavigation.stationLocator).toBe('Station Locator')
})
