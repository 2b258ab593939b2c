import { beforeAll, expect, test } from 'vitest'
import FormView from '#client/forms/form-view.block.tsx'
import { formatDay } from '#client/forms/format-day.ts'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { ruleMessage } from '#client/ui/fields/rule-message.ts'
import type { FormField } from '#shared/contract/form.ts'
import type { FormAnswer } from '#shared/forms/check-form.ts'
import { DATE_RULES, RULE_NAMES } from '#shared/forms/rule-names.ts'
import { checkField } from '#shared/forms/rules.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import { blockProps } from '../content/content.ts'
import { render } from '../content/render.tsx'

beforeAll(async () => {
  await preloadMessages('forms', 'en-EU')
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

function html(fields: FormField[], answer?: FormAnswer): string {
  return render(
    <FormView
      {...blockProps({
        contentType: 'form',
        form: { id: 'f', title: 'Form', fields, successTitle: 'Done' },
        ...(answer && { answer }),
      })}
    />,
  )
}

test('without JavaScript a form posts its id to its own page, and the server checks the rules', () => {
  const form = html([{ name: 'x', label: 'X', type: 'text' }])
  expect(form).toMatch(/<form [^>]*noValidate=""[^>]*>/)
  expect(form).toMatch(/<form [^>]*method="post"/)
  expect(form).toContain('<input type="hidden" name="_form" value="f"/>')
})

test.each([
  ['text', '<input [^>]*type="text"'],
  ['email', '<input [^>]*type="email"'],
  ['tel', '<input [^>]*type="tel"'],
  ['number', '<input [^>]*inputMode="decimal"'],
  ['textarea', '<textarea '],
  ['select', '<select '],
  ['radio', '<input type="radio"'],
  ['checkbox', '<input type="checkbox"'],
  ['checkboxGroup', '<input type="checkbox"'],
  ['date', '<input [^>]*placeholder="dd/mm/yyyy"'],
  ['hidden', '<input type="hidden" name="x" value="a"/>'],
] as const)('a field of type %s is drawn as its control', (type, control) => {
  const form = html([{ name: 'x', label: 'The label', type, options }])
  expect(form).toMatch(new RegExp(control))
  if (type !== 'hidden') expect(form).toContain('The label')
})

test('a field for a part of a phone number has type text and the keyboard of a phone', () => {
  const form = html([{ name: 'x', label: 'X', type: 'tel', autocomplete: 'tel-national' }])
  expect(form).toMatch(/<input [^>]*autoComplete="tel-national"[^>]*type="text" inputMode="tel"/)
})

test('an error is shown below its field and in the summary, and describes the control', () => {
  const fields: FormField[] = [
    {
      name: 'x',
      label: 'X',
      hint: 'Think',
      type: 'text',
      rules: [{ rule: 'minLength', ruleValue: 3 }],
    },
  ]
  const form = html(fields, {
    kind: 'refused',
    values: { x: 'ab' },
    errors: { x: { rule: 'minLength', ruleValue: 3 } },
  })
  const [, id] = /<input id="([^"]+)"[^>]*name="x"/.exec(form) ?? []
  expect(form).toContain(`<a href="#${id}">X: Field must contain at least 3 characters</a>`)
  expect(form).toMatch(
    new RegExp(
      `<p id="${id}-error" class="field-error">.*Field must contain at least 3 characters</p>`,
    ),
  )
  expect(form).toContain(`aria-describedby="${id}-hint ${id}-error"`)
  expect(form).toContain('aria-invalid="true"')
  expect(form).toContain('value="ab"')
})

test('a sent form shows the confirmation instead of the form', () => {
  const form = html([{ name: 'x', label: 'X', type: 'text' }], { kind: 'sent' })
  expect(form).toContain('Done')
  expect(form).not.toContain('<form')
})

test('a field named like a property of Object.prototype is empty', () => {
  const form = html([{ name: 'constructor', label: 'C', type: 'text' }], {
    kind: 'failed',
    values: {},
  })
  expect(form).toContain('name="constructor" value=""')
  expect(form).toContain('Could not submit form, try again later')
})

test.each(LOCALE_CODES)(
  'every rule has a message in %s, with numbers in the format of the locale',
  async (locale) => {
    const t = await preloadMessages('forms', locale)
    const said = [...RULE_NAMES, ...DATE_RULES, 'date', 'of-the-backend'].map((rule) =>
      ruleMessage(t, { rule, ruleValue: 0.05 }),
    )
    expect(new Set(said).size).toBe(said.length)
    expect(said.join()).not.toMatch(/\{\{|undefined/)
    expect(ruleMessage(t, { rule: 'rounding', ruleValue: 0.05 })).toContain(
      locale === 'en-EU' ? '0.05' : '0,05',
    )
  },
)

test.each([
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'date',
  'radio',
  'select',
  'checkbox',
  'checkboxGroup',
] as const)('a required %s without a value says "Fill in the field" (§5)', async (type) => {
  const t = await preloadMessages('forms', 'en-EU')
  const broken = checkField({ name: 'x', label: 'X', type, required: true, options }, {})
  expect(broken && ruleMessage(t, broken)).toBe('Fill in the field')
})

test('a group with a number to choose says the number, also when nothing is chosen', async () => {
  const t = await preloadMessages('forms', 'en-EU')
  const group = { name: 'x', label: 'X', type: 'checkboxGroup', required: true, options } as const
  for (const x of [[], ['a']]) {
    const broken = checkField({ ...group, rules: [{ rule: 'choose', ruleValue: 2 }] }, { x })
    expect(broken && ruleMessage(t, broken)).toBe('Choose 2 options')
  }
})

test('an invalid e-mail or phone number gets an example beside the message of §5, also for screen readers', () => {
  const fields = [{ name: 'mail', label: 'E-mail', type: 'email' } as const]
  const form = html(fields, {
    kind: 'refused',
    values: { mail: 'aino@' },
    errors: { mail: { rule: 'email' } },
  })
  expect(form).toMatch(/aria-describedby="(\S+)-error \1-example"/)
  expect(form).toMatch(
    />Fill in the email address<\/p><p id="\S+-example" class="field-hint[^"]*">Example: name@example\.com</,
  )
})

test.each(LOCALE_CODES)(
  'the error of a date shows the format that its field shows in %s',
  async (locale) => {
    const t = await preloadMessages('forms', locale)
    const written = formatDay('2026-12-31', LOCALES[locale].iso)
    expect(ruleMessage(t, { rule: 'date' })).toContain(written)
    expect(separators(t('forms.dateFormat'))).toEqual(separators(written))
  },
)

/** the same for 'dd/mm/yyyy' and '31/12/2026': the lengths of the parts and the separators */
function separators(date: string): string {
  return date.replace(/[\p{L}\d]/gu, 'x')
}

test('the placeholder of a select is selected by default, so that any other option counts as unsent input', () => {
  expect(html([{ name: 'x', label: 'X', type: 'select', options }])).toContain(
    '<option value="" selected="">',
  )
})

const CONFIRMED = {
  id: 'f',
  fields: [{ name: 'x', label: 'X', type: 'text' } satisfies FormField],
  confirm: { submitText: 'Confirm it' },
}

test('a form with confirmation shows the entered values, hides its fields, and offers to change them', () => {
  const answer = { kind: 'unconfirmed', values: { x: 'Aino' }, key: 'k-1' } as const
  const form = render(
    <FormView {...blockProps({ contentType: 'form', form: CONFIRMED, answer })} />,
  )
  expect(form).toContain('<dt>X</dt><dd>Aino</dd>')
  expect(form).toContain('<div class="forms-fields" hidden="">')
  expect(form).toContain('<input type="hidden" name="_key" value="k-1"/>')
  expect(form).toMatch(
    /<button [^>]*name="_step"[^>]*>Confirm it<.*<button [^>]*name="_step"[^>]*>Change</,
  )
})

test('a sent form shows values and time if it has a confirmation step, else it does not', () => {
  const answer = {
    kind: 'sent',
    receipt: { values: { x: 'Aino' }, received: '2026-11-23T15:05:00Z' },
  } as const
  const sent = render(
    <FormView {...blockProps({ contentType: 'form', form: CONFIRMED, answer })} />,
  )
  expect(sent).toContain('Received on 23 November 2026 at 17:05')
  expect(sent).toContain('<dd>Aino</dd>')
  const { confirm: _, ...plain } = CONFIRMED
  expect(
    render(<FormView {...blockProps({ contentType: 'form', form: plain, answer })} />),
  ).not.toContain('Aino')
})

test('an order shows the prices of the day, and the estimated total once the amount is filled in', () => {
  const fields: FormField[] = [{ name: 'litres', label: 'Litres', type: 'number' }]
  const estimate = {
    amount: 'litres',
    unit: 'l',
    currency: 'EUR' as const,
    day: '2026-11-26',
    prices: [{ label: 'Oil', price: 1.289 }],
    fees: [{ label: 'Delivery', price: 39 }],
  }
  const form = { id: 'oil', fields, estimate, confirm: { submitText: 'Order' } }
  const order = (answer?: FormAnswer) =>
    render(<FormView {...blockProps({ contentType: 'form', form, ...(answer && { answer }) })} />)

  expect(order()).toMatch(/Price on 26 November 2026.*Oil.*1,289\s€\/l.*Enter the amount/s)
  const values = { litres: '1000' }
  expect(order({ kind: 'unconfirmed', values, key: 'k' })).toMatch(
    /1\s289,00\s€.*Delivery.*39,00\s€.*Estimated total.*1\s328,00\s€/s,
  )
  const receipt = { values, received: '2026-11-26T10:00:00Z' }
  expect(order({ kind: 'sent', reference: 'AB12', receipt })).toMatch(
    /AB12.*Estimated total.*1\s328,00\s€/s,
  )
})
