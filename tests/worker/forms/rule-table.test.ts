import { afterEach, expect, test, vi } from 'vitest'
import type { FormField } from '#shared/contract/form.ts'
import type { FieldError } from '#shared/forms/rules.ts'
import { messages } from '#shared/messages/forms/en-EU.ts'
import { fieldsOf, RULE_TABLE, valuesOf } from '../../shared/forms/rule-table.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite, type Site } from '../site.ts'

afterEach(() => vi.restoreAllMocks())

const SUBMIT = '/api/v1/form/submit'

function siteWith(fields: object[]): Site {
  const page = pageResponse('Form', { body: [{ contentType: 'form', form: { id: 'table', fields } }] })
  return openSite({ ...contentService({ '/form': page }), [SUBMIT]: () => Response.json({ id: 'kept' }) })
}

function sendJson({ ask }: Site, values: object): Promise<Response> {
  const headers = { 'x-st1-locale': 'en-EU', 'content-type': 'application/json' }
  return ask(`/proxy${SUBMIT}`, { method: 'POST', headers, body: JSON.stringify({ formId: 'table', page: '/form', values }) })
}

function sendForm({ ask }: Site, values: Record<string, string | string[]>): Promise<Response> {
  const entries = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return ask('/en-EU/form', { method: 'POST', body: new URLSearchParams([['_form', 'table'], ...entries]) })
}

/** what is chosen is not filled in */
const CHOICES: Partial<Record<FormField['type'], string>> = {
  radio: messages.forms.choose,
  select: messages.forms.choose,
  checkboxGroup: messages.forms.choose,
  checkbox: messages.forms.tick,
}

function words({ rule, ruleValue = '' }: FieldError, type: FormField['type']): string {
  const choice = rule === 'empty' && CHOICES[type]
  if (choice) return choice

  const template = rule === 'date' ? messages.forms.date : Object.entries(messages.formRules).find(([name]) => name === rule)?.[1]
  const written =
    typeof ruleValue === 'number' ? new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 }).format(ruleValue) : ruleValue
  return template?.replace('{{ruleValue}}', written) ?? 'no such rule'
}

test.each(RULE_TABLE)('the edge gives the browser’s verdict on what a script sends: $title', async (group) => {
  const site = siteWith(fieldsOf(group))
  for (const value of group.valid)
    expect((await sendJson(site, valuesOf(group, value))).status, JSON.stringify(value).slice(0, 80)).toBe(200)
  const kept = site.requests.filter(({ url }) => url.endsWith(SUBMIT)).length
  for (const value of group.invalid) {
    const response = await sendJson(site, valuesOf(group, value))
    expect(response.status, JSON.stringify(value).slice(0, 80)).toBe(422)
    expect(await response.json()).toMatchObject({ errors: { field: group.error } })
  }
  expect(site.requests.filter(({ url }) => url.endsWith(SUBMIT))).toHaveLength(kept)
})

// a form sends single values: a list in place of one cannot come from it
const TYPED = RULE_TABLE.map((group) => ({
  ...group,
  valid: group.valid.filter((value) => !Array.isArray(value) || group.field.type === 'checkboxGroup'),
  invalid: group.invalid.filter((value) => !Array.isArray(value) || group.field.type === 'checkboxGroup'),
}))

test.each(TYPED)('and on what is sent without one, in the words of §5: $title', async (group) => {
  const site = siteWith(fieldsOf(group))
  for (const value of group.valid)
    expect((await sendForm(site, valuesOf(group, value))).status, JSON.stringify(value).slice(0, 80)).toBe(303)
  const message = words(group.error, group.field.type)
  for (const value of group.invalid) {
    const response = await sendForm(site, valuesOf(group, value))
    expect(response.status, JSON.stringify(value).slice(0, 80)).toBe(422)
    expect(await response.text()).toContain(`${group.field.label}: ${message}</a>`)
  }
})
