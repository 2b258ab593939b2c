// The rules have the exact wording of §5, the calendar has the labels of §9.

import type { RuleName } from '../../forms/rule-names.ts'

const formRules: Record<RuleName, string> = {
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
}

export const messages = {
  formRules,
  forms: {
    submit: 'Send',
    submitting: 'Sending…',
    submitted: 'Thank you, we have received your form',
    review: 'Check what you have filled in',
    change: 'Change',
    reference: 'Reference number',
    received: 'Received on {{date}} at {{time}}',
    mailed: 'We have sent a copy of this to your email address.',
    notMailed: 'We could not send a copy of this by email. Save or print this page.',
    submitFailed: 'Could not submit form, try again later',
    notSent: 'The form was not sent. What you have filled in stays here: try again in a moment.',
    offline:
      'You are offline, so the form was not sent. What you have filled in stays here: send it when the connection is back.',
    switchedOff:
      'Forms cannot be sent right now. What you have filled in stays here: try again later.',
    optional: 'optional',
    chooseOption: 'Choose an option',
    date: 'Enter a date such as 31/12/2026',
    notInFuture: 'The date cannot be in the future',
    notInPast: 'The date cannot be in the past',
    dateFormat: 'dd/mm/yyyy',
    example: 'Example: {{example}}',
    examples: {
      email: 'name@example.com',
      phone: '040 123 4567',
      phoneWithCountry: '+358 40 123 4567',
    },
    invalid: 'Check this field',
    trap: 'Leave this field empty',
    errorSummary: { one: 'Check {{count}} field', other: 'Check {{count}} fields' },
    estimate: {
      day: 'Price on {{date}}',
      total: 'Estimated total',
      hint: 'Enter the amount to see the estimated total.',
    },
    calendarNotLoaded: 'The calendar could not be loaded. You can type the date.',
  },
  calendar: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    selectDate: 'Select date',
    today: 'Today',
    clear: 'Clear',
  },
} as const
