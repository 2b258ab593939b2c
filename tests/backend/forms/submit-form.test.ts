import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FormDefinition } from '#shared/contract/form.ts'
import { prepareDatabase, send } from '../ask.ts'

const FORM: FormDefinition = {
  id: 'contact',
  title: 'Skriv till oss',
  successTitle: 'Tack\r\nBcc: spam@evil.example',
  fields: [
    { name: 'name', label: 'Namn', type: 'text', required: true },
    { name: 'email', label: 'E-post', type: 'email' },
    {
      name: 'topics',
      label: 'Ämnen',
      type: 'checkboxGroup',
      options: [{ value: 'a', label: 'A' }],
    },
  ],
}

beforeAll(async () => {
  await prepareDatabase()
  await storeForm(FORM)
})
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM mails').run()
})

async function storeForm(form: FormDefinition, locale = 'sv-SE'): Promise<void> {
  await env.DB.prepare('INSERT OR REPLACE INTO forms (locale, id, body) VALUES (?1, ?2, ?3)')
    .bind(locale, form.id, JSON.stringify(form))
    .run()
}

function submit(values: object, formId = 'contact', key?: string): Promise<Response> {
  const body = { formId, page: '/privat/kundservice', values }
  const headers = key === undefined ? {} : { 'Idempotency-Key': key }
  return send('/api/v1/form/submit', body, { locale: 'sv-SE', headers })
}

async function mails(): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare(
    'SELECT recipient, subject, body FROM mails ORDER BY rowid',
  ).all()
  return results
}

test('a valid form is stored, without values that the form does not have', async () => {
  const answer = await submit({ name: 'Åsa', topics: ['a', 'x'], admin: 'true' })
  const { id } = await answer.json<{ id: string }>()
  const row = await env.DB.prepare(
    'SELECT locale, form_id, page, fields FROM form_submissions WHERE id = ?1',
  )
    .bind(id)
    .first()
  expect(row).toEqual({
    locale: 'sv-SE',
    form_id: 'contact',
    page: '/privat/kundservice',
    fields: '{"name":"Åsa","topics":["a"]}',
  })
})

test('a suspicious form is stored and marked for customer service; nothing is mailed to the address in it', async () => {
  const values = { name: 'Åsa', email: 'asa@example.se' }
  const body = { formId: 'contact', page: '/privat/kundservice', values, suspicious: true }
  const { id } = await (
    await send('/api/v1/form/submit', body, { locale: 'sv-SE' })
  ).json<{ id: string }>()
  expect(
    await env.DB.prepare('SELECT suspicious FROM form_submissions WHERE id = ?1')
      .bind(id)
      .first('suspicious'),
  ).toBe(1)
  const subjects = (await mails()).map(({ recipient, subject }) => [recipient, subject])
  expect(subjects).toEqual([['forms@st1.example', `[Spam?] Skriv till oss (${id})`]])
})

test('an invalid form is rejected with an error per field and not stored', async () => {
  const before = await env.DB.prepare('SELECT COUNT(*) AS n FROM form_submissions').first('n')
  const response = await submit({ name: ' ', email: 'x' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: { name: { rule: 'empty' }, email: { rule: 'email' } },
  })
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM form_submissions').first('n')).toBe(before)
})

test('a form that no page of the locale contains is unknown', async () => {
  expect((await submit({ name: 'Åsa' }, 'other')).status).toBe(404)
  const body = { formId: 'contact', page: '/', values: { name: 'a' } }
  expect((await send('/api/v1/form/submit', body, { locale: 'no-NO' })).status).toBe(404)
})

test('a mail writes the month of a date', async () => {
  const day = { name: 'day', label: 'Käyntipäivä', type: 'date' } as const
  await storeForm({ id: 'day', title: 'Päivä', fields: [day] }, 'fi-FI')
  await send('/api/v1/form/submit', { formId: 'day', page: '/', values: { day: '2026-11-03' } })
  expect((await mails())[0]).toMatchObject({ body: 'Käyntipäivä: 3. marraskuuta 2026' })
})

test('customer service gets the text without formulas, and the visitor gets a copy without unsafe text', async () => {
  await submit({ name: '=HYPERLINK("http://evil.example")', email: 'asa@example.se' })
  const [service, visitor] = await mails()
  expect(service?.['body']).toContain(`Namn: '=HYPERLINK`)
  expect(visitor?.['recipient']).toBe('asa@example.se')
  expect(JSON.stringify(visitor)).not.toContain('HYPERLINK')
  expect(visitor?.['subject']).toBe('Tack Bcc: spam@evil.example')
  expect(visitor?.['body']).toMatch(
    /Namn: \(en länk[^]*E-post: asa@example\.se[^]*Referensnummer: [\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/,
  )
  const stored = await env.DB.prepare(
    'SELECT fields FROM form_submissions ORDER BY rowid DESC',
  ).first<string>('fields')
  expect(stored).toContain(String.raw`"name":"=HYPERLINK(\"http://evil.example\")"`)
})

test.each([
  [
    'a formula',
    'Hej\n=HYPERLINK("http://evil.example")',
    ['> Hej', '> =HYPERLINK("http://evil.example")'],
  ],
  ['one of our fields', 'Hej\r\nE-post: forged@x.fi', ['> Hej', '> E-post: forged@x.fi']],
  [
    'a field after an unusual line separator',
    'Hej\u2028E-post: forged@x.fi\u0085E-post: b@x.fi',
    ['> Hej', '> E-post: forged@x.fi', '> E-post: b@x.fi'],
  ],
])('a later line of a visitor’s text does not look like %s', async (_, name, quoted) => {
  await submit({ name, email: 'asa@example.se' })
  const lines = String((await mails())[0]?.['body']).split('\n')
  expect(lines).toEqual(['Namn: ', ...quoted, 'E-post: asa@example.se', 'Ämnen: '])
})

test.each([
  'Ring 0700 123 456',
  '+358-40-123-4567',
  '(0700).123.456',
  '０７００１２３４５６',
  '0700\n123\n456',
  'Gå till www.evil.example',
  'evil．example/x',
  'https://evil.example',
  'pay@evil.example',
  '=HYPERLINK("http://evil.example")',
])('the copy does not repeat a telephone number or a link: %j', async (name) => {
  await submit({ name, email: 'asa@example.se' })
  const [service, visitor] = await mails()
  expect(service?.['body']).toContain(name.split('\n')[0])
  expect(visitor?.['body']).toContain('Namn: (en länk, ett nummer')
})

test('the copy does not repeat the telephone field, and repeats a choice as the form says it', async () => {
  const fields: FormDefinition['fields'] = [
    ...FORM.fields,
    { name: 'phone', label: 'Telefon', type: 'tel' },
    {
      name: 'when',
      label: 'När',
      type: 'radio',
      options: [{ value: 'a', label: 'Normal, 2–5 dagar' }],
    },
  ]
  await storeForm({ ...FORM, id: 'phone', fields })
  await submit({ name: 'Åsa', email: 'asa@example.se', phone: '0700 12', when: 'a' }, 'phone')
  const body = String((await mails())[1]?.['body'])
  expect(body).toContain('Telefon: (en länk, ett nummer')
  expect(body).toContain('När: Normal, 2–5 dagar')
})

test.each([
  ['a short number', 'Ring 118'],
  ['an e-mail address', 'pay@evil.example'],
])('the copy does not repeat %s that was typed as a name', async (_, name) => {
  const form = {
    ...FORM,
    id: 'named',
    fields: FORM.fields.map((field) =>
      field.name === 'name' ? { ...field, autocomplete: 'name' } : field,
    ),
  }
  await storeForm(form)
  await submit({ name, email: 'asa@example.se' }, 'named')
  const [service, visitor] = await mails()
  expect(service?.['body']).toContain(name)
  expect(visitor?.['body']).not.toContain(name)
})

const SPELLINGS =
  'asa@example.se ASA@example.se asa+1@Example.se a.s.a@example.se as.a+x+y@example.se'.split(' ')

test.each([
  ['one spelling', ['asa@example.se']],
  ['letter case, tags and dots', SPELLINGS],
])(
  'a mailbox gets at most five copies per hour: %s; customer service gets all mails',
  async (_, addresses) => {
    for (let time = 0; time < 10; time++)
      await submit({ name: 'Åsa', email: addresses[time % addresses.length] })
    const recipients = (await mails()).map(({ recipient }) => recipient)
    expect(recipients.filter((recipient) => recipient === 'forms@st1.example')).toHaveLength(10)
    expect(recipients).toHaveLength(15)
  },
)

test('the response says whether the copy was mailed, and a repeat of the form says the same', async () => {
  const keys = Array.from({ length: 6 }, () => crypto.randomUUID())
  const isMailed = async (key: string) => {
    const response = await submit({ name: 'Åsa', email: 'asa@example.se' }, 'contact', key)
    return (await response.json<{ mailed?: boolean }>()).mailed
  }
  for (const _ of ['first', 'again']) {
    const mailed: unknown[] = []
    for (const key of keys) mailed.push(await isMailed(key))
    expect(mailed).toEqual([true, true, true, true, true, false])
  }
  expect(await (await submit({ name: 'Åsa' })).json()).not.toHaveProperty('mailed')
})

test('a key that was used with other values is rejected, and nothing is stored or mailed', async () => {
  const key = crypto.randomUUID()
  const sent = (values: object) => submit(values, 'contact', key)
  const [first, again, other] = [
    await sent({ name: 'Åsa' }),
    await sent({ name: 'Åsa' }),
    await sent({ name: 'Eva', email: 'eva@example.se' }),
  ]
  expect(await again.json()).toEqual(await first.json())
  expect([other.status, await other.json()]).toMatchObject([
    422,
    { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  ])
  expect(await mails()).toHaveLength(1)
})

test('a mail names a choice as the site does', async () => {
  await submit({ name: 'Åsa', email: 'asa@example.se', topics: ['a'] })
  for (const { body } of await mails()) expect(body).toContain('Ämnen: A')
})

test('the copy contains a message of several lines unchanged', async () => {
  await submit({ name: 'Maskinen var trasig!\nKan ni hjälpa mig? "Tack"', email: 'asa@example.se' })
  expect((await mails())[1]?.['body']).toContain(
    'Namn: \n> Maskinen var trasig!\n> Kan ni hjälpa mig? "Tack"',
  )
})

test.each(['=1', '+1', '-1', '@a'])(
  'a value that begins like a formula is text in a mail: %s',
  async (name) => {
    await submit({ name })
    expect((await mails())[0]?.['body']).toContain(`Namn: '${name}`)
  },
)

describe('a body that is not a submission is rejected', () => {
  test.each([
    ['text that is not JSON', '<html>', 400],
    ['no form id', { page: '/x', values: {} }, 422],
    ['nested values', { formId: 'contact', page: '/x', values: { a: { b: 1 } } }, 422],
    ['a huge value', { formId: 'contact', page: '/x', values: { a: 'x'.repeat(300_000) } }, 413],
  ])('%s', async (_name, body, status) => {
    expect((await send('/api/v1/form/submit', body)).status).toBe(status)
  })
})
