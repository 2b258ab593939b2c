import { expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { estimateOf } from '#shared/forms/estimate.ts'

const FORM: FormDefinition = {
  id: 'oil',
  fields: [
    { name: 'oil', label: 'Oil', type: 'radio', options: [] },
    {
      name: 'litres',
      label: 'Litres',
      type: 'number',
      rules: [
        { rule: 'minValue', ruleValue: 500 },
        { rule: 'decimals', ruleValue: 0 },
      ],
    },
  ],
  estimate: {
    amount: 'litres',
    unit: 'l',
    currency: 'EUR',
    day: '2026-11-26',
    prices: [
      { label: 'Light', price: 1.289, when: { field: 'oil', value: 'light' } },
      { label: 'Bio', price: 1.459, when: { field: 'oil', value: 'bio' } },
    ],
    fees: [
      { label: 'Small order', price: 39, below: 1000 },
      { label: 'Express', price: 95, when: { field: 'delivery', value: 'express' } },
    ],
  },
}

test.each([
  ['the price of the chosen oil counts', { oil: 'bio', litres: '1000' }, 1459, []],
  [
    'a fee for small amounts counts below its limit',
    { oil: 'light', litres: '999' },
    1326.71,
    ['Small order'],
  ],
  [
    'all fees that apply are added',
    { oil: 'light', litres: '500', delivery: 'express' },
    778.5,
    ['Small order', 'Express'],
  ],
  ['spaces between digits are read', { oil: 'light', litres: ' 1\u00a0500 ' }, 1933.5, []],
])('%s', (_title, values, total, fees) => {
  const estimated = estimateOf(FORM, values)
  expect(estimated?.total).toBe(total)
  expect(estimated?.fees.map(({ label }) => label)).toEqual(fees)
})

test.each([
  ['without an amount', { oil: 'bio' }],
  ['for an amount against the rules', { oil: 'bio', litres: '499' }],
  ['for an amount that is no number', { oil: 'bio', litres: '1e9x' }],
  ['without a choice of the price', { litres: '1000' }],
  ['for a choice without a price', { oil: 'toString', litres: '1000' }],
])('there is no estimate %s', (_title, values) => {
  expect(estimateOf(FORM, values)).toBeUndefined()
})

test('a form without prices has no estimate', () => {
  expect(estimateOf({ fields: FORM.fields }, { litres: '1000' })).toBeUndefined()
})
