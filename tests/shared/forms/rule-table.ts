// Valid and invalid values of each rule (§5). The unit test checks all of them; the tests of edge
// and backend check a form with one value per group.

import type { FormField } from '#shared/contract/form.ts'
import type { FieldError } from '#shared/forms/rules.ts'

export interface RuleGroup {
  title: string
  field: FormField
  /** for `match`: the value of the other field */
  other?: string
  valid: (string | string[])[]
  invalid: (string | string[])[]
  error: FieldError
}

/** The field that `match` compares with. */
export const OTHER_FIELD: FormField = { name: 'other', label: 'Other', type: 'text' }

const base = { name: 'field', label: 'Field', type: 'text' } as const
const options = ['a', 'b', 'c', 'ä'].map((value) => ({ value, label: value.toUpperCase() }))
const LONG = 'x'.repeat(3_000)

/** Values written in one text, with ', ' between them. */
function listed(text: string): string[] {
  return text.split(', ')
}

export const RULE_TABLE: RuleGroup[] = [
  {
    title: 'empty: a required text',
    field: { ...base, required: true },
    valid: [
      ...listed('a, 0, ä, 漢, <b>, __proto__, null, undefined, false, -'),
      ' a ',
      "' OR 1=1 --",
      LONG,
    ],
    invalid: ['', ' ', '\t', '\n', '\r\n \n', '\u00A0', '\u3000', '\uFEFF'],
    error: { rule: 'empty' },
  },
  {
    title: 'empty: a required choice among options; any other value counts as empty',
    field: { ...base, type: 'select', required: true, options },
    valid: ['a', 'b', 'c', 'ä', 'a\u0308', ' a '],
    invalid: ['', 'd', 'A', 'a,b', 'constructor', '__proto__', '0', ['a'], ['a', 'b']],
    error: { rule: 'empty' },
  },
  {
    title: 'empty: a required radio choice',
    field: { ...base, type: 'radio', required: true, options },
    valid: ['a', 'c'],
    invalid: ['', 'x', 'on', 'true', ['a']],
    error: { rule: 'empty' },
  },
  {
    title: 'empty: a required checkbox',
    field: { ...base, type: 'checkbox', required: true },
    valid: ['true', 'on', '1', 'yes'],
    invalid: ['', 'false', 'off', '0', 'no', ' ', []],
    error: { rule: 'empty' },
  },
  {
    title: 'empty: a required group',
    field: { ...base, type: 'checkboxGroup', required: true, options },
    valid: [['a'], ['a', 'b'], ['ä', 'x'], 'a'],
    invalid: [[], [''], ['x'], ['A'], 'x', ''],
    error: { rule: 'empty' },
  },
  {
    title: 'email',
    field: { ...base, type: 'email' },
    valid: [
      '',
      ...listed(
        'a@b.fi, matti.meikalainen@example.com, first+tag@example.co.uk, UPPER@EXAMPLE.COM',
      ),
      ...listed("o'brien@example.ie, x_y-z@sub.domain.example.no, 1@1.fi"),
      ...listed('åsa@example.se, matti@sähkö.fi, wide＠example.com, a@xn--shk-qla.fi'),
      ' padded@example.com ',
      '\u200Bpasted@example.com\uFEFF',
      `${'l'.repeat(64)}@example.com`,
    ],
    invalid: [
      ...listed(
        'a, a@, @b.fi, a@b, a@b., a@.fi, a@b..fi, .a@b.fi, a.@b.fi, a..b@c.fi, a@@b.fi, a@b@c.fi',
      ),
      ...listed(
        'a@-b.fi, a@b-.fi, a@b.f, a@127.0.0.1, a@[127.0.0.1], a@b_c.fi, "a"@b.fi, mailto:a@b.fi',
      ),
      'a b@c.fi',
      'a@b c.fi',
      'Matti <a@b.fi>',
      'a@b.fi, c@d.fi',
      'a@b.fi\nBcc: c@d.fi',
      `${'l'.repeat(65)}@example.com`,
      `a@${'b'.repeat(64)}.fi`,
      `a@${'b.'.repeat(130)}fi`,
      `${LONG}@${LONG}`,
    ],
    error: { rule: 'email' },
  },
  {
    title: 'phone',
    field: { ...base, type: 'tel' },
    valid: [
      '',
      ...listed('0401234567, 040-1234567, +358401234567, 12345, 040–123–4567'),
      ...listed('040 123 4567, (09) 123 456, +358 (0)40 123 4567, 0046 70 123 45 67'),
      ...listed('08/123 456 78, +47 22 33 44 55, 040\u00A0123\u00A04567'),
      '\u202A040 123 4567\u202C',
      '０４０ １２３ ４５６７',
    ],
    invalid: [
      ...listed('1234, +, -, abc, 040+1234567, ++358401234567, 1234567890123456, ٠٤٠١٢٣٤٥٦٧'),
      ...listed('040;1234567, #31#0401234567'),
      '040 123 456a',
      LONG,
    ],
    error: { rule: 'phone' },
  },
  {
    title: 'phone including the country code',
    field: { ...base, type: 'tel', rules: [{ rule: 'phoneWithCountry' }] },
    valid: [
      '',
      ...listed('+358401234567, +358 40 123 4567, 00358 40 1234567, +46-70-123 45 67'),
      ...listed('+47 22 33 44 55, +358 (0)40 1234567, +1 202 555 0100, +298 123 456'),
    ],
    invalid: [
      ...listed('0401234567, 358401234567, +0401234567, 000401234567, +358, +35840, +, 00, abc'),
      ...listed('+358 4O 1234567, +1234567890123456, (+358) 40x'),
    ],
    error: { rule: 'phoneWithCountry' },
  },
  {
    title: 'numbers only',
    field: { ...base, rules: [{ rule: 'numbersOnly' }] },
    valid: [
      '',
      ...listed('0, 007, 12, -5, +5, 1,5, 1.5, ,5, 5,, \u22125'),
      '1 000 000',
      '1\u00A0000,50',
      '9'.repeat(400),
    ],
    invalid: [
      ...listed(
        'a, 12a, a12, 1e5, 0x10, Infinity, NaN, 1,2,3, 1.000,50, --5, 5-, -, １２, ٣, 1_000, ½',
      ),
      ',',
      '9'.repeat(401),
    ],
    error: { rule: 'numbersOnly' },
  },
  {
    title: 'a number field takes numbers only',
    field: { ...base, type: 'number' },
    valid: ['', '3', '3,14', '-0'],
    invalid: ['three', '3 kpl', '3€'],
    error: { rule: 'numbersOnly' },
  },
  {
    title: 'minimum length in code points',
    field: { ...base, rules: [{ rule: 'minLength', ruleValue: 3 }] },
    valid: [
      '',
      '   ',
      'abc',
      'äöå',
      'a\u0308bc',
      '漢字漢',
      '😀😀😀',
      'a b',
      'abcd',
      'a\r\nb',
      LONG,
    ],
    invalid: ['a', 'ab', ' ab ', '😀😀', 'a\u0308b', 'a\n'],
    error: { rule: 'minLength', ruleValue: 3 },
  },
  {
    title: 'maximum length; a line break counts as one character',
    field: { ...base, type: 'textarea', rules: [{ rule: 'maxLength', ruleValue: 5 }] },
    valid: [
      '',
      'a',
      'abcde',
      ' abcde ',
      'äöåÄÖ',
      '😀😀😀😀😀',
      'a\u0308a\u0308a\u0308a\u0308a\u0308',
      'ab\r\ncd',
      'ab\ncd',
    ],
    invalid: ['abcdef', '😀😀😀😀😀😀', 'ab\r\n\r\ncd', 'abc\n\nd', LONG],
    error: { rule: 'maxLength', ruleValue: 5 },
  },
  {
    title: 'minimum value',
    field: { ...base, type: 'number', rules: [{ rule: 'minValue', ruleValue: 0.1 }] },
    valid: ['', '0,1', '0.10', '1', '100 000', '0,10000000000000000001', '+0,1'],
    invalid: ['0', '-1', '0,09', '0,0999999999999999999999', '-0,1', '\u22120,1'],
    error: { rule: 'minValue', ruleValue: 0.1 },
  },
  {
    title: 'maximum value',
    field: {
      ...base,
      type: 'number',
      rules: [{ rule: 'maxValue', ruleValue: 9_007_199_254_740_991 }],
    },
    valid: ['', '0', '-5', '9007199254740991', '9 007 199 254 740 991', '9007199254740991,0'],
    invalid: ['9007199254740992', '9007199254740991,1', '9'.repeat(399)],
    error: { rule: 'maxValue', ruleValue: 9_007_199_254_740_991 },
  },
  {
    title: 'match of two e-mail addresses, ignoring letter case',
    field: { ...base, type: 'email', rules: [{ rule: 'match', ruleValue: 'other' }] },
    other: 'Åsa@Example.se',
    valid: ['Åsa@Example.se', 'åsa@example.se', ' ÅSA@EXAMPLE.SE\u200B', 'åsa＠example.se'],
    invalid: ['asa@example.se', 'åsa@example.fi'],
    error: { rule: 'match', ruleValue: 'other' },
  },
  {
    title: 'match',
    field: { ...base, rules: [{ rule: 'match', ruleValue: 'other' }] },
    other: 'åsa@example.se',
    valid: ['åsa@example.se', ' åsa@example.se ', 'a\u030Asa@example.se'],
    invalid: ['', 'Åsa@example.se', 'asa@example.se', 'åsa@example.sé', ['åsa@example.se']],
    error: { rule: 'match', ruleValue: 'other' },
  },
  {
    title: 'rounding without errors of floats',
    field: { ...base, type: 'number', rules: [{ rule: 'rounding', ruleValue: 0.05 }] },
    valid: [
      '',
      ...listed('0, 0,05, 0,15, 0.35, 1, 1,10, -0,25, 123456789012345678901234567890,05, 1,150'),
      '1 000,95',
    ],
    invalid: [
      ...listed(
        '0,01, 0,151, 1,12, 0,0500000000000000001, -0,26, 123456789012345678901234567890,04',
      ),
    ],
    error: { rule: 'rounding', ruleValue: 0.05 },
  },
  {
    title: 'rounding to tens',
    field: { ...base, type: 'number', rules: [{ rule: 'rounding', ruleValue: 10 }] },
    valid: ['0', '10', '-20', '1 000', '30,0'],
    invalid: ['5', '11', '10,5', '9,99'],
    error: { rule: 'rounding', ruleValue: 10 },
  },
  {
    title: 'maximum decimals, as written',
    field: { ...base, type: 'number', rules: [{ rule: 'decimals', ruleValue: 2 }] },
    valid: ['', '1', '1,', '1,5', '1,55', '0.07', '1 000,25', '-3,14'],
    invalid: ['1,555', '0,001', '1,500', '3.14159', ',123'],
    error: { rule: 'decimals', ruleValue: 2 },
  },
  {
    title: 'forbidden symbols',
    field: { ...base, rules: [{ rule: 'symbols' }] },
    valid: [
      '',
      ...listed("Åsa Ödegård, O'Brien, Meikäläinen-Virtanen, José Ñuñez, Łukasz, 王小明, 5 €"),
      'Smith & Sons, Ltd.',
      'Oy Ab (publ) #1 / 100 %',
      'hello; "world" @home?!',
      'a\tb\nc',
    ],
    invalid: [
      ...listed(
        '<script>, a<b, a>b, {{x}}, [x], a\\b, a^b, a`b, a|b, ~, $5, *, =1+1, a\u0000b, a\u0007b',
      ),
      'hi 😀',
    ],
    error: { rule: 'symbols' },
  },
  {
    title: 'choose a number of options',
    field: { ...base, type: 'checkboxGroup', options, rules: [{ rule: 'choose', ruleValue: 2 }] },
    valid: [[], '', ['a', 'b'], ['ä', 'c'], ['a', 'b', 'x'], ['a', 'a', 'b']],
    invalid: [['a'], ['a', 'b', 'c'], ['a', 'a'], ['a', 'x'], 'a', ['a', 'b', 'c', 'ä']],
    error: { rule: 'choose', ruleValue: 2 },
  },
  {
    title: 'choose a number of options in a required group',
    field: {
      ...base,
      type: 'checkboxGroup',
      required: true,
      options,
      rules: [{ rule: 'choose', ruleValue: 2 }],
    },
    valid: [['a', 'b']],
    invalid: [[], '', ['x'], ['a'], ['a', 'b', 'c']],
    error: { rule: 'choose', ruleValue: 2 },
  },
  {
    title: 'a date is a day of the calendar',
    field: { ...base, type: 'date' },
    valid: [
      '',
      ...listed(
        '31.12.2026, 1.1.2026, 01/02/2026, 1-2-2026, 2026-12-31, 2026-1-5, 29.2.2028, 29.2.2000',
      ),
      ...listed('1. 5. 2026, 24112026, 20261124, 24 11 2026'),
    ],
    invalid: [
      ...listed(
        '32.1.2026, 31.4.2026, 29.2.2026, 29.2.1900, 0.1.2026, 1.13.2026, 2026-13-01, 1.1.26',
      ),
      ...listed('1.1., tomorrow, 2026, 1.1.0000, 2026-12-31T10:00, 12/31/2026'),
    ],
    error: { rule: 'date' },
  },
  {
    title: 'a date that is not in the future',
    field: { ...base, type: 'date', rules: [{ rule: 'notInFuture' }] },
    valid: ['', '1.1.2020', new Date().toISOString().slice(0, 10)],
    invalid: ['31.12.2099', '31122099'],
    error: { rule: 'notInFuture' },
  },
  {
    title: 'a date that is not in the past',
    field: { ...base, type: 'date', rules: [{ rule: 'notInPast' }] },
    valid: ['', '31.12.2099', new Date().toISOString().slice(0, 10)],
    invalid: ['1.1.2020', '01012020'],
    error: { rule: 'notInPast' },
  },
]

export function valuesOf(
  { field, other }: RuleGroup,
  value: string | string[],
): Record<string, string | string[]> {
  return { ...(other === undefined ? {} : { other }), [field.name]: value }
}

const FIELDS = RULE_TABLE.map((group, index) => ({
  ...group,
  name: `field-${index}`,
  label: `Field ${index}`,
}))
const OTHERS = Object.fromEntries(
  FIELDS.flatMap(({ other }) => (other === undefined ? [] : [['other', other]])),
)

/** One form with all fields of the table. */
export const FORM_FIELDS: FormField[] = [
  OTHER_FIELD,
  ...FIELDS.map(({ field, name, label }) => ({ ...field, name, label })),
]
export const VALID_VALUES = {
  ...OTHERS,
  ...Object.fromEntries(FIELDS.map(({ name, field, valid }) => [name, oneOf(field, valid)])),
}
export const INVALID_VALUES = {
  ...OTHERS,
  ...Object.fromEntries(FIELDS.map(({ name, field, invalid }) => [name, oneOf(field, invalid)])),
}
/** expected errors of the invalid values, by field */
export const FORM_ERRORS: Record<string, FieldError> = Object.fromEntries(
  FIELDS.map(({ name, error }) => [name, error]),
)

/** The first value that is not empty and that a browser can send. */
function oneOf({ type }: FormField, values: (string | string[])[]): string | string[] | undefined {
  return values.find(
    (value) => value.length > 0 && Array.isArray(value) === (type === 'checkboxGroup'),
  )
}
