import { expect, test } from 'vitest'
import { messages as english } from '#shared/messages/forms/en-EU.ts'

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

test('the notice of a failed submission has the wording of §8', () => {
  expect(english.forms.submitFailed).toBe('Could not submit form, try again later')
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
