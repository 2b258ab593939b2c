import { expect, test } from 'vitest'
import { allowedStep, readStep, stepSearch, stepsOf } from '#client/checkout/steps/steps.ts'

test.each([
  ['', 'contact'],
  ['?step=contact', 'contact'],
  ['?step=payment', 'payment'],
  ['?step=review&utm_source=a', 'review'],
  ['?step=', 'contact'],
  ['?step=__proto__', 'contact'],
  ['?step=REVIEW', 'contact'],
])('the address names the step: %s', (search, step) => {
  expect(readStep(search)).toBe(step)
})

test('the address of a step keeps other parameters', () => {
  expect(stepSearch('payment', '?utm_source=a&step=contact')).toBe('?utm_source=a&step=payment')
  expect(stepSearch('review')).toBe('?step=review')
})

test.each([
  ['review', false, false, 'contact'],
  ['review', false, true, 'contact'],
  ['review', true, false, 'payment'],
  ['review', true, true, 'review'],
  ['payment', false, true, 'contact'],
  ['payment', true, false, 'payment'],
  ['contact', true, true, 'contact'],
  ['contact', true, undefined, 'contact'],
  ['payment', true, undefined, 'review'],
  ['payment', false, undefined, 'contact'],
  ['review', true, undefined, 'review'],
  ['review', false, undefined, 'contact'],
] as const)(
  'step %s with valid contact %s and valid payment %s opens step %s',
  (wanted, contact, payment, step) => {
    expect(allowedStep(wanted, { contact, payment })).toBe(step)
  },
)

test('an order of 0 €, without a payment, has two steps', () => {
  expect(stepsOf({ contact: false, payment: undefined })).toEqual(['contact', 'review'])
  expect(stepsOf({ contact: false, payment: false })).toEqual(['contact', 'payment', 'review'])
})
