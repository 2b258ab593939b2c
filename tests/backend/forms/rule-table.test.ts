import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { fieldsOf, RULE_TABLE, valuesOf } from '../../shared/forms/rule-table.ts'
import { prepareDatabase, send } from '../ask.ts'

beforeAll(async () => {
  await prepareDatabase()
  for (const [index, group] of RULE_TABLE.entries()) {
    const body = JSON.stringify({ id: `table-${index}`, fields: fieldsOf(group) })
    await env.DB.prepare(`INSERT INTO forms (locale, id, body) VALUES ('fi-FI', ?1, ?2)`).bind(`table-${index}`, body).run()
  }
})

test.each(RULE_TABLE.map((group, index) => ({ ...group, group, index })))(
  'the backend gives the browser’s verdict: $title',
  async ({ group, index }) => {
    const submit = (value: string | string[]) =>
      send('/api/v1/form/submit', { formId: `table-${index}`, page: '/form', values: valuesOf(group, value) })
    for (const value of group.valid) expect((await submit(value)).status, JSON.stringify(value).slice(0, 80)).toBe(200)
    for (const value of group.invalid) {
      const response = await submit(value)
      expect(response.status, JSON.stringify(value).slice(0, 80)).toBe(422)
      expect(await response.json()).toMatchObject({ errors: { field: group.error } })
    }
  },
)
