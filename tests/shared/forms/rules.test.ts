import { expect, test } from 'vitest'
import type { FormField } from '#shared/contract/form.ts'
import { checkForm, errorOf } from '#shared/forms/check-form.ts'
import { cleanValues } from '#shared/forms/form-values.ts'
import { DATE_RULES, RULE_NAMES } from '#shared/forms/rule-names.ts'
import { checkField } from '#shared/forms/rules.ts'
import { RULE_TABLE, valuesOf } from './rule-table.ts'

const text: FormField = { name: 'field', label: 'Field', type: 'text' }

test('the table has every rule', () => {
  expect(new Set(RULE_TABLE.map(({ error }) => error.rule))).toEqual(
    new Set([...RULE_NAMES, ...DATE_RULES, 'date']),
  )
})

test.each(RULE_TABLE)('$title: valid values break no rule (§5)', (group) => {
  const refused = group.valid.filter(
    (value) => checkField(group.field, valuesOf(group, value)) !== undefined,
  )
  expect(refused).toEqual([])
})

test.each(RULE_TABLE)('$title: invalid values break this rule and no other (§5)', (group) => {
  for (const value of group.invalid)
    expect(
      checkField(group.field, valuesOf(group, value)),
      JSON.stringify(value).slice(0, 80),
    ).toEqual(group.error)
})

test.each([
  ['a number', 12, undefined],
  ['NaN', Number.NaN, { rule: 'empty' }],
  ['Infinity', Infinity, { rule: 'empty' }],
  ['null', null, { rule: 'empty' }],
  ['true', true, { rule: 'empty' }],
  ['a list', ['a'], { rule: 'empty' }],
  ['a list in a list', [['a']], { rule: 'empty' }],
  ['an object', { toString: () => 'a' }, { rule: 'empty' }],
  ['an object that cannot be turned into text', Object.create(null), { rule: 'empty' }],
  ['a symbol', Symbol('a'), { rule: 'empty' }],
  ['a function', () => 'a', { rule: 'empty' }],
  ['a big integer', 1n, { rule: 'empty' }],
])('only text and finite numbers count as a value: %s', (_, value, error) => {
  expect(checkField({ ...text, required: true }, { field: value })).toEqual(error)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a field named %s reads only sent values',
  (name) => {
    const field = { ...text, name, required: true }
    expect(checkField(field, {})).toEqual({ rule: 'empty' })
    expect(checkField(field, Object.fromEntries([[name, 'a']]))).toBeUndefined()
    expect(checkField({ ...text, rules: [{ rule: 'match', ruleValue: name }] }, {})).toBeUndefined()
    expect(errorOf({}, name)).toBeUndefined()
    expect(checkForm([field], {})).toEqual(Object.fromEntries([[name, { rule: 'empty' }]]))
  },
)

test('the first broken rule is reported, and the rule of the type comes before the rules of the definition', () => {
  const field: FormField = {
    ...text,
    type: 'email',
    rules: [{ rule: 'maxLength', ruleValue: 6 }, { rule: 'symbols' }],
  }
  expect(checkField(field, { field: 'not mail' })).toEqual({ rule: 'email' })
  expect(checkField(field, { field: 'a$@b.fi' })).toEqual({ rule: 'maxLength', ruleValue: 6 })
  expect(checkField(field, { field: '$@b.fi' })).toEqual({ rule: 'symbols' })
})

test('impossible bounds in a definition refuse no value', () => {
  const rounding = (ruleValue: number) =>
    checkField({ ...text, rules: [{ rule: 'rounding', ruleValue }] }, { field: '0,3' })
  expect(rounding(0)).toBeUndefined()
  expect(rounding(-0.1)).toBeUndefined()
  expect(rounding(1e-7)).toBeUndefined()
  expect(rounding(1e21)).toEqual({ rule: 'rounding', ruleValue: 1e21 })
})

test('an empty hidden field is no error', () => {
  expect(checkField({ ...text, type: 'hidden', required: true }, {})).toBeUndefined()
})

test('a hostile text is checked fast', () => {
  const begun = performance.now()
  for (const hostile of [
    'a@'.repeat(10_000),
    `${'a.'.repeat(10_000)}@`,
    '(0)'.repeat(7_000),
    '1 '.repeat(10_000),
    '-'.repeat(20_000),
  ]) {
    for (const { field } of RULE_TABLE) checkField(field, { field: hostile })
  }
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('only the fields of the form are sent, cleaned: no unknown or empty fields, days as yyyy-MM-dd', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const fields: FormField[] = [
    text,
    { name: 'day', label: 'Day', type: 'date' },
    { name: 'group', label: 'Group', type: 'checkboxGroup', options },
    { name: 'agree', label: 'Agree', type: 'checkbox' },
    { name: 'empty', label: 'Empty', type: 'text' },
    { name: 'source', label: 'Source', type: 'hidden', options },
  ]
  const values = {
    field: ' a\r\nb ',
    day: '1.2.2026',
    group: ['b', 'x', 'a', 'b'],
    agree: 'on',
    empty: ' ',
    source: 'evil',
    admin: 'true',
  }
  expect(cleanValues(fields, values)).toEqual({
    field: 'a\nb',
    day: '2026-02-01',
    group: ['a', 'b'],
    agree: 'true',
  })
})
