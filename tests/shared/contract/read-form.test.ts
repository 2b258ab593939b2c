import { describe, expect, test } from 'vitest'
import { readForm } from '#shared/contract/form.ts'
import { form } from './full-page.ts'

describe('forms', () => {
  test('a full form is read in all its parts', () => {
    expect(readForm(form)).toMatchObject({
      id: 'form-1',
      fields: form.fields,
      confirm: { submitText: 'Vahvista' },
    })
    // a confirmation without a button text is dropped: the form is sent without one
    expect(readForm({ ...form, confirm: { title: 'x' } })).not.toHaveProperty('confirm')
  })

  test('broken fields, rules and options are dropped; an unknown type becomes a text field', () => {
    const fields = [
      null,
      { label: 'no name' },
      { name: 'a', type: 'mystery' },
      { name: 'a', label: 'again' },
      { name: 'b', type: 'select', options: [] },
      { name: 'c', type: 'radio', options: [{ value: '', label: 'None' }, null, { value: 'x' }] },
      {
        name: 'd',
        type: 'text',
        rules: [
          { rule: 'toString' },
          { rule: 'minLength' },
          { rule: 'maxLength', ruleValue: '5' },
          { rule: 'match', ruleValue: 5 },
        ],
      },
    ]
    expect(readForm({ id: 'f', fields })?.fields).toEqual([
      { name: 'a', label: 'a', type: 'text' },
      {
        name: 'c',
        label: 'c',
        type: 'radio',
        options: [
          { value: '', label: 'None' },
          { value: 'x', label: 'x' },
        ],
      },
      { name: 'd', label: 'd', type: 'text', rules: [{ rule: 'maxLength', ruleValue: 5 }] },
    ])
  })

  test('if two fields have the same name, the first is read; many fields are read fast', () => {
    const names = Array.from({ length: 60_000 }, (_, index) => `field-${index}`)
    const fields = [...names, 'field-7'].map((name, index) => ({ name, label: String(index) }))
    const begun = performance.now()
    const read = readForm({ id: 'f', fields })?.fields ?? []
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(read).toHaveLength(60_000)
    expect(read[7]).toMatchObject({ name: 'field-7', label: '7' })
  })
})
