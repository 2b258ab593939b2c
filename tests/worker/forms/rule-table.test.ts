import { expect, test } from 'vitest'
import type { FieldError } from '#shared/forms/rules.ts'
import { messages } from '#shared/messages/forms/en-EU.ts'
import {
  FORM_ERRORS,
  FORM_FIELDS,
  INVALID_VALUES,
  VALID_VALUES,
} from '../../shared/forms/rule-table.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite, type Site } from '../site.ts'

const SUBMIT = '/api/v1/form/submit'

function openForm(): Site {
  const page = pageResponse('Form', {
    body: [{ contentType: 'form', form: { id: 'table', fields: FORM_FIELDS } }],
  })
  return openSite({
    ...contentService({ '/form': page }),
    [SUBMIT]: () => Response.json({ id: 'kept' }),
  })
}

function submissions({ requests }: Site): number {
  return requests.filter(({ url }) => url.endsWith(SUBMIT)).length
}

function words({ rule, ruleValue = '' }: FieldError): string {
  const { date, notInFuture, notInPast } = messages.forms
  const template = Object.entries({ ...messages.formRules, date, notInFuture, notInPast }).find(
    ([name]) => name === rule,
  )?.[1]
  const written =
    typeof ruleValue === 'number'
      ? new Intl.NumberFormat('en-GB', { maximumFractionDigits: 20 }).format(ruleValue)
      : ruleValue
  return template?.replace('{{ruleValue}}', written) ?? 'no such rule'
}

test('the edge finds the same errors as the browser in a form sent by a script, for every rule', async () => {
  const site = openForm()
  const headers = { 'x-st1-locale': 'en-EU', 'content-type': 'application/json' }
  const submit = (values: object) =>
    site.ask(`/proxy${SUBMIT}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ formId: 'table', page: '/form', values }),
    })
  const response = await submit(INVALID_VALUES)
  expect([response.status, await response.json()]).toMatchObject([422, { errors: FORM_ERRORS }])
  expect(submissions(site)).toBe(0)
  expect([(await submit(VALID_VALUES)).status, submissions(site)]).toEqual([200, 1])
})

test('the edge finds the same errors in a form sent without JavaScript, and shows the messages of §5', async () => {
  const site = openForm()
  const submit = (values: Record<string, unknown>) => {
    const entries = Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    )
    return site.ask('/en-EU/form', {
      method: 'POST',
      body: new URLSearchParams([['_form', 'table'], ...entries]),
    })
  }
  const response = await submit(INVALID_VALUES)
  expect(response.status).toBe(422)
  const summary = [
    ...(await response.text()).matchAll(/href="#[^"]*">(Field \d+: [^<]*)<\/a>/g),
  ].map(([, text]) => text)
  const errors = FORM_FIELDS.flatMap(({ name, label }) => {
    const error = FORM_ERRORS[name]
    return error ? [`${label}: ${words(error)}`] : []
  })
  expect(summary).toEqual(errors)
  expect([(await submit(VALID_VALUES)).status, submissions(site)]).toEqual([303, 1])
})
