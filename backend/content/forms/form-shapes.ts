// The fields and rules (§5) of the embedded forms, the same in every language.

import type { RuleName } from '#shared/forms/rule-names.ts'
import type { FieldShape } from './form-block.ts'

const NAME: FieldShape = {
  type: 'text',
  required: true,
  rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }],
  autocomplete: 'name',
  width: 'half',
}
const EMAIL: FieldShape = { type: 'email', required: true, autocomplete: 'email', width: 'half' }
const MESSAGE: FieldShape = {
  type: 'textarea',
  required: true,
  rules: [
    { rule: 'minLength', ruleValue: 10 },
    { rule: 'maxLength', ruleValue: 2000 },
  ],
}

export const CONTACT_SHAPES = {
  topic: { type: 'select', required: true },
  name: NAME,
  phone: { type: 'tel', autocomplete: 'tel', width: 'half' },
  email: EMAIL,
  emailConfirmation: {
    ...EMAIL,
    autocomplete: 'off',
    rules: [{ rule: 'match', ruleValue: 'email' }],
  },
  message: MESSAGE,
} satisfies Record<string, FieldShape>

export const BUSINESS_SHAPES = {
  company: { ...NAME, autocomplete: 'organization' },
  businessId: {
    type: 'text',
    required: true,
    rules: [
      { rule: 'symbols' },
      { rule: 'minLength', ruleValue: 8 },
      { rule: 'maxLength', ruleValue: 20 },
    ],
    width: 'half',
  },
  name: NAME,
  email: EMAIL,
  phone: {
    type: 'tel',
    required: true,
    rules: [{ rule: 'phoneWithCountry' }],
    autocomplete: 'tel',
    width: 'half',
  },
  startDate: { type: 'date', rules: [{ rule: 'notInPast' }], width: 'half' },
  vehicles: {
    type: 'number',
    required: true,
    rules: [
      { rule: 'decimals', ruleValue: 0 },
      { rule: 'minValue', ruleValue: 1 },
      { rule: 'maxValue', ruleValue: 10000 },
    ],
    width: 'half',
  },
  litres: {
    type: 'number',
    rules: [
      { rule: 'minValue', ruleValue: 0 },
      { rule: 'rounding', ruleValue: 100 },
    ],
    width: 'half',
  },
  interests: { type: 'checkboxGroup', required: true },
  message: { type: 'textarea', rules: [{ rule: 'maxLength', ruleValue: 2000 }] },
} satisfies Record<string, FieldShape>

export const FEEDBACK_SHAPES = {
  kind: { type: 'radio', required: true },
  station: {
    type: 'text',
    suggest: 'stations',
    rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }],
    width: 'half',
  },
  visitDate: { type: 'date', rules: [{ rule: 'notInFuture' }], width: 'half' },
  verificationCode: {
    type: 'text',
    rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 30 }],
    width: 'half',
  },
  message: MESSAGE,
  email: { type: 'email', autocomplete: 'email', width: 'half' },
  permission: { type: 'checkbox' },
} satisfies Record<string, FieldShape>

export const WITHDRAWAL_SHAPES = {
  name: { ...NAME, width: 'full' },
  order: {
    type: 'text',
    required: true,
    rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 200 }],
    autocomplete: 'off',
  },
  email: { ...EMAIL, width: 'full' },
} satisfies Record<string, FieldShape>

/** Heating oil. Which oils and deliveries there are depends on the country. */
export const OIL_SHAPES = {
  oil: { type: 'radio', required: true },
  litres: {
    type: 'number',
    required: true,
    rules: [
      { rule: 'decimals', ruleValue: 0 },
      { rule: 'minValue', ruleValue: 500 },
      { rule: 'maxValue', ruleValue: 10_000 },
    ],
    width: 'half',
  },
  delivery: { type: 'radio', required: true },
  street: {
    type: 'text',
    required: true,
    rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 100 }],
    autocomplete: 'address-line1',
  },
  postalCode: {
    type: 'text',
    required: true,
    rules: [
      { rule: 'symbols' },
      { rule: 'minLength', ruleValue: 4 },
      { rule: 'maxLength', ruleValue: 10 },
    ],
    autocomplete: 'postal-code',
    width: 'half',
  },
  city: {
    type: 'text',
    required: true,
    rules: [{ rule: 'symbols' }, { rule: 'maxLength', ruleValue: 60 }],
    autocomplete: 'address-level2',
    width: 'half',
  },
  tank: { type: 'select', required: true, width: 'half' },
  tankSize: {
    type: 'number',
    rules: [
      { rule: 'decimals', ruleValue: 0 },
      { rule: 'minValue', ruleValue: 500 },
    ],
    width: 'half',
  },
  name: NAME,
  phone: { type: 'tel', required: true, autocomplete: 'tel', width: 'half' },
  email: EMAIL,
  message: { type: 'textarea', rules: [{ rule: 'maxLength', ruleValue: 1000 }] },
} satisfies Record<string, FieldShape>

const { oil: _oil, ...oneOil } = OIL_SHAPES

/** For a country with one oil. */
export const ONE_OIL_SHAPES = oneOil

export const FIND_CODES_SHAPES = {
  email: { ...EMAIL, width: 'full' },
} satisfies Record<string, FieldShape>

/** All field types and rules, for editors and tests. */
export const EVERY_RULE_SHAPES = {
  empty: { type: 'text', required: true, width: 'half' },
  symbols: { type: 'text', rules: [{ rule: 'symbols' }], width: 'half' },
  email: { type: 'email', required: true, autocomplete: 'email', width: 'half' },
  match: {
    type: 'email',
    required: true,
    rules: [{ rule: 'match', ruleValue: 'email' }],
    autocomplete: 'off',
    width: 'half',
  },
  phone: { type: 'tel', autocomplete: 'tel-national', width: 'half' },
  phoneWithCountry: {
    type: 'tel',
    rules: [{ rule: 'phoneWithCountry' }],
    autocomplete: 'tel',
    width: 'half',
  },
  minLength: { type: 'text', rules: [{ rule: 'minLength', ruleValue: 3 }], width: 'half' },
  maxLength: { type: 'text', rules: [{ rule: 'maxLength', ruleValue: 10 }], width: 'half' },
  numbersOnly: { type: 'text', rules: [{ rule: 'numbersOnly' }], width: 'half' },
  minValue: { type: 'number', rules: [{ rule: 'minValue', ruleValue: 18 }], width: 'half' },
  maxValue: { type: 'number', rules: [{ rule: 'maxValue', ruleValue: 1500 }], width: 'half' },
  rounding: { type: 'number', rules: [{ rule: 'rounding', ruleValue: 0.05 }], width: 'half' },
  decimals: { type: 'number', rules: [{ rule: 'decimals', ruleValue: 2 }], width: 'half' },
  date: { type: 'date', width: 'half' },
  select: { type: 'select', required: true, width: 'half' },
  radio: { type: 'radio', required: true },
  choose: { type: 'checkboxGroup', required: true, rules: [{ rule: 'choose', ruleValue: 2 }] },
  textarea: { type: 'textarea', rules: [{ rule: 'maxLength', ruleValue: 200 }] },
  checkbox: { type: 'checkbox', required: true },
  hidden: { type: 'hidden' },
} satisfies Record<RuleName, FieldShape> & Record<string, FieldShape>
