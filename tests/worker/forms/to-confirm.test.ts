import { expect, test } from 'vitest'
import { TRAP_NAME } from '#shared/forms/form-values.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite, type Site } from '../site.ts'

const SUBMIT = '/api/v1/form/submit'
const FORM = {
  id: 'withdrawal',
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    { name: 'day', label: 'Päivä', type: 'date' },
  ],
  confirm: { title: 'Ovatko tiedot oikein?', submitText: 'Vahvista peruuttaminen' },
  successTitle: 'Vastaanotettu',
}
const PAGE = pageResponse('Peruuta', { body: [{ contentType: 'form', form: FORM }] })

function open(
  answer: () => Response = () => Response.json({ id: '1', received: '2026-11-23T15:05:00Z' }),
): Site {
  return openSite({ ...contentService({ '/peruuta': PAGE }), [SUBMIT]: answer })
}

async function post({ ask }: Site, body: string) {
  const response = await ask('/peruuta', {
    method: 'POST',
    body: new URLSearchParams(`_form=withdrawal&${body}`),
  })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    html: await response.text(),
  }
}

function keysSent({ requests }: Site): (string | null)[] {
  return requests
    .filter(({ url }) => url.endsWith(SUBMIT))
    .map(({ headers }) => headers.get('idempotency-key'))
}

function keyOf(html: string): string {
  return /name="_key" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

test('a form with a confirmation is shown with all values, and nothing is sent yet', async () => {
  const site = open()
  const { status, cache, html } = await post(site, 'name=Aino&day=1.2.2026')
  expect([status, cache, keysSent(site)]).toEqual([200, 'no-store', []])
  expect(html).toContain('Ovatko tiedot oikein?')
  expect(html).toContain('<dt>Nimi</dt><dd>Aino</dd>')
  expect(html).toContain('<dt>Päivä</dt><dd>01.02.2026</dd>')
  expect(keyOf(html)).toMatch(/^[\da-f-]{36}$/)
})

test('errors are shown before the confirmation', async () => {
  const { status, html } = await post(open(), 'name=&day=x')
  expect(status).toBe(422)
  expect(html).not.toContain('Ovatko tiedot oikein?</h')
  expect(html).toContain('Nimi: ')
})

test('the values can be changed before the confirmation: the form comes back filled in', async () => {
  const site = open()
  const { status, html } = await post(site, 'name=Aino&_step=change')
  expect([status, keysSent(site)]).toEqual([200, []])
  expect(html).toContain('value="Aino"')
  expect(html).not.toContain('Ovatko tiedot oikein?</h')
  expect(html).not.toContain('class="field-error"')
})

test('a confirmed form is sent, and the answer shows its content, date and time', async () => {
  const site = open()
  const key = keyOf((await post(site, 'name=Aino')).html)
  const { status, cache, html } = await post(site, `name=Aino&_step=confirm&_key=${key}`)
  expect([status, cache]).toEqual([200, 'no-store'])
  expect(html).toContain('Vastaanotettu 23. marraskuuta 2026 kello 17.05')
  expect(html).toContain('<dt>Nimi</dt><dd>Aino</dd>')
  expect(html).not.toContain('<form')
  expect(keysSent(site)).toEqual([key])
})

test.each([
  [true, 'Olemme lähettäneet tästä kopion sähköpostiisi.'],
  [false, 'Kopiota tästä ei voitu lähettää sähköpostilla.'],
  [undefined, undefined],
])('the receipt says what the backend says about the mailed copy: %s', async (mailed, sentence) => {
  const { html } = await post(
    open(() => Response.json({ id: '1', mailed })),
    'name=Aino&_step=confirm',
  )
  const said = [
    'Olemme lähettäneet tästä kopion sähköpostiisi.',
    'Kopiota tästä ei voitu lähettää sähköpostilla.',
  ]
  expect(said.filter((each) => html.includes(`<p>${each}`))).toEqual(
    sentence === undefined ? [] : [sentence],
  )
})

test('a form with a confirmation has no hidden field that a password manager could fill in', async () => {
  expect(await (await open().ask('/peruuta')).text()).not.toContain(TRAP_NAME)
})

test('a reload or a second press sends the same key, so that the form is submitted once', async () => {
  const site = open()
  const key = keyOf((await post(site, 'name=Aino')).html)
  await Promise.all([1, 2, 3].map(() => post(site, `name=Aino&_step=confirm&_key=${key}`)))
  expect(keysSent(site)).toEqual([key, key, key])
})

test.each([
  ['is down', () => new Response('<h1>', { status: 500 }), 502],
  ['refuses temporarily', () => Response.json({}, { status: 429 }), 429],
])(
  'when the backend %s, the next press confirms the same submission',
  async (_, answer, status) => {
    const site = open(answer)
    const key = keyOf((await post(site, 'name=Aino')).html)
    const failed = await post(site, `name=Aino&_step=confirm&_key=${key}`)
    expect(failed.status).toBe(status)
    expect(failed.html).toContain('Ovatko tiedot oikein?')
    expect(keyOf(failed.html)).toBe(key)
  },
)

test('when the backend does not say when it received the form, the edge sets the time', async () => {
  const site = open(() => new Response(null, { status: 204 }))
  const { status, html } = await post(site, 'name=Aino&_step=confirm')
  expect(status).toBe(200)
  expect(html).toMatch(/Vastaanotettu \d+\. \S+ \d{4} kello/)
})

test.each(['x'.repeat(5_000), 'a\r\nX-Evil: 1', 'ä', ''])(
  'an invalid key does no harm: %.20s',
  async (key) => {
    const site = open()
    expect(
      (await post(site, `name=Aino&_step=confirm&_key=${encodeURIComponent(key)}`)).status,
    ).toBe(200)
    expect(keysSent(site)[0]).toMatch(/^[\da-f-]{36}$/)
  },
)
