import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import {
  FORM_ERRORS,
  FORM_FIELDS,
  INVALID_VALUES,
  VALID_VALUES,
} from '../../shared/forms/rule-table.ts'
import { prepareDatabase, send } from '../ask.ts'

beforeAll(async () => {
  await prepareDatabase()
  const body = JSON.stringify({ id: 'table', fields: FORM_FIELDS })
  await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', 'table', ?1)`)
    .bind(body)
    .run()
})

test('the backend finds the same errors as the browser, for every rule', async () => {
  const submit = (values: object) =>
    send('/api/v1/form/submit', { formId: 'table', page: '/form', values })
  expect((await submit(VALID_VALUES)).status).toBe(200)
  const response = await submit(INVALID_VALUES)
  expect([response.status, await response.json()]).toMatchObject([422, { errors: FORM_ERRORS }])
})
