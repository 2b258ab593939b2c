import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { readPaymentMethods } from '#shared/contract/order.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { ask, prepareDatabase, readAnswer } from './ask.ts'
import { completed, ordered, orderRequest, paidWith, press, RETURN_URL, SHOP } from './shop.ts'

beforeAll(() => prepareDatabase(...SHOP))

function show(paymentUrl: string): Promise<Response> {
  const { pathname, search } = new URL(paymentUrl)
  return ask(pathname + search, { headers: { 'Accept-Language': 'sv' } })
}

async function statusOf(orderId: string) {
  return (
    await env.DB.prepare('SELECT status FROM orders WHERE id = ?1')
      .bind(orderId)
      .first<{ status: string }>()
  )?.status
}

test('payment methods are those of the locale, in their order', async () => {
  const idsIn = async (locale: LocaleCode) => {
    const methods = await readAnswer(
      ask('/digital-order/v1/payment-methods', { locale }),
      readPaymentMethods,
    )
    return methods.map(({ id }) => id)
  }
  expect(await idsIn('fi-FI')).toEqual(['op', 'card'])
  expect(await idsIn('sv-SE')).toEqual(['swish'])
})

describe('the provider’s page', () => {
  test('shows merchant, amount, products and bank in the order’s language', async () => {
    const { orderId, paymentUrl } = await ordered({ items: [{ code: 'BASIC', quantity: 2 }] })
    const response = await show(paymentUrl)
    expect(response.status).toBe(200)
    const html = await response.text()
    for (const text of [
      '<html lang="fi">',
      '<strong>St1</strong>',
      '25,80\u00A0€',
      '2 × Peruspesu',
      '<dd>OP</dd>',
      orderId,
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('style=')
  })

  test('names the wallet of the order’s locale', async () => {
    const { paymentUrl } = await ordered({
      locale: 'sv-SE',
      paymentMethodType: 'mobile',
      bank: undefined,
    })
    const html = await (await show(paymentUrl)).text()
    expect(html).toContain('<html lang="sv">')
    expect(html).toContain('<dd>Swish</dd>')
    expect(html).toContain('1 × Bastvätt')
  })

  test('escapes text that visitors typed', async () => {
    await env.DB.prepare(
      `UPDATE products SET body = json_set(body, '$.name', '<script>x</script>') WHERE code = 'COFFEE'`,
    ).run()
    const html = await (
      await show((await ordered({ items: [{ code: 'COFFEE', quantity: 1 }] })).paymentUrl)
    ).text()
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script>')
  })

  test('is not cached, not framed, and sends forms only to the site', async () => {
    const { headers } = await show((await ordered()).paymentUrl)
    expect(headers.get('Cache-Control')).toBe('no-store')
    const policy = headers.get('Content-Security-Policy')
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${new URL(RETURN_URL).origin}`,
    ]) {
      expect(policy).toContain(part)
    }
  })

  test('changes nothing when a link scanner opens it', async () => {
    const { orderId, paymentUrl } = await ordered()
    for (let round = 0; round < 3; round += 1) await show(paymentUrl)
    await show(`${paymentUrl}&choice=paid`)
    expect(await statusOf(orderId)).toBe('open')
  })

  test.each([
    ['a wrong token', (url: URL) => `${url.pathname}?token=${'0'.repeat(64)}`],
    ['no token', (url: URL) => url.pathname],
    ['another order', (url: URL) => `/pay/0000-0000-0000${url.search}`],
    ['a hostile id', () => `/pay/${encodeURIComponent("'; DROP TABLE orders")}?token=x`],
  ])(
    'with %s is rejected in the visitor’s language and reveals nothing about an order',
    async (_name, change) => {
      const response = await show(
        `https://backend.example${change(new URL((await ordered()).paymentUrl))}`,
      )
      expect(response.status).toBe(403)
      const html = await response.text()
      expect(html).toContain('<html lang="sv">')
      expect(html).not.toContain('Peruspesu')
    },
  )
})

describe('a payment result', () => {
  test.each([
    ['paid', 'paid'],
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['pendingThenPaid', 'pending'],
  ])('%s returns the visitor with the status %s (303)', async (choice, status) => {
    const { orderId, paymentUrl } = await ordered()
    const response = await press(paymentUrl, choice)
    expect(response.status).toBe(303)
    const address = new URL(response.headers.get('Location') ?? '')
    expect(address.href.startsWith(`${RETURN_URL}?orderId=${orderId}&signature=`)).toBe(true)
    expect(address.searchParams.get('status')).toBe(status)
    expect(await completed(address.searchParams)).toMatchObject({ orderId, status })
  })

  test.each([
    ['paid', 'cancelled', 'paid'],
    ['paid', 'failed', 'paid'],
    ['paid', 'paid', 'paid'],
    ['cancelled', 'paid', 'cancelled'],
    ['failed', 'paid', 'failed'],
    ['pending', 'cancelled', 'pending'],
    ['pending', 'paid', 'paid'],
    ['pending', 'failed', 'failed'],
  ])('%s, then %s, gives %s', async (first, second, status) => {
    const { paymentUrl } = await ordered()
    await press(paymentUrl, first)
    expect((await paidWith(paymentUrl, second)).get('status')).toBe(status)
  })

  test('is recorded once if different ones are sent at once, and every response is the same', async () => {
    const { orderId, paymentUrl } = await ordered()
    const choices = ['paid', 'cancelled', 'failed', 'paid', 'pending', 'paid']
    await Promise.all(choices.map((choice) => press(paymentUrl, choice)))
    const settled = await statusOf(orderId)
    expect((await paidWith(paymentUrl, 'paid')).get('status')).toBe(
      settled === 'pending' ? 'paid' : settled,
    )
    const { results } = await env.DB.prepare('SELECT code FROM deliveries WHERE order_id = ?1')
      .bind(orderId)
      .all()
    expect(results).toHaveLength((await statusOf(orderId)) === 'paid' ? 1 : 0)
  })

  test.each([
    ['a choice that is on no button', 'free', undefined],
    ['no choice', '', undefined],
    ['a prototype’s name', 'constructor', undefined],
    ['a wrong token', 'paid', '0'.repeat(64)],
    ['no token', 'paid', ''],
  ])('with %s changes nothing', async (_name, choice, token) => {
    const { orderId, paymentUrl } = await ordered()
    expect((await press(paymentUrl, choice, token)).status).toBe(403)
    expect(await statusOf(orderId)).toBe('open')
  })

  test('from a body that is not a form, or is too large, changes nothing', async () => {
    const { orderId, paymentUrl } = await ordered()
    for (const body of ['{"choice":"paid"}', `choice=paid&token=${'x'.repeat(10_000)}`]) {
      const response = await ask(new URL(paymentUrl).pathname, { method: 'POST', body })
      expect(response.status).toBe(403)
    }
    expect(await statusOf(orderId)).toBe('open')
  })
})

describe('after the result, the page', () => {
  test.each([
    ['paid', 'Tämä tilaus on jo maksettu'],
    ['cancelled', 'Maksu keskeytettiin'],
    ['failed', 'Maksu epäonnistui'],
  ])('says that it is %s, shows no button, and links back', async (choice, title) => {
    const { paymentUrl } = await ordered()
    await press(paymentUrl, choice)
    const html = await (await show(paymentUrl)).text()
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).not.toContain('<button')
    expect(html).toContain(`href="${RETURN_URL}?orderId=`)
  })

  test('allows a pending payment to be confirmed or declined', async () => {
    const { paymentUrl } = await ordered()
    await press(paymentUrl, 'pending')
    const html = await (await show(paymentUrl)).text()
    expect([...html.matchAll(/name="choice" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'paid',
      'failed',
    ])
  })
})

test('the page and the addresses of a payment contain no data of the customer', async () => {
  const { paymentUrl } = await ordered()
  const { email, lastname } = orderRequest().customer
  const address = (await press(paymentUrl, 'paid')).headers.get('Location') ?? ''
  for (const text of [paymentUrl, address, await (await show(paymentUrl)).text()]) {
    expect(text).not.toContain(email)
    expect(text).not.toContain(lastname)
  }
})

test('the return address keeps the site’s own query', async () => {
  const { orderId, paymentUrl } = await ordered({
    returnUrl: `${RETURN_URL}?from=kassa&status=forged`,
  })
  const address = new URL((await press(paymentUrl, 'cancelled')).headers.get('Location') ?? '')
  expect(address.origin + address.pathname).toBe(RETURN_URL)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    from: 'kassa',
    orderId,
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    status: 'cancelled',
  })
})

describe('the greeting of the mail with the codes', () => {
  async function greetingOf(firstname: string): Promise<string | undefined> {
    const { paymentUrl, orderId } = await ordered({
      customer: { ...orderRequest().customer, firstname },
    })
    await press(paymentUrl, 'paid')
    const mail = await env.DB.prepare('SELECT body FROM mails WHERE subject LIKE ?1')
      .bind(`%${orderId}`)
      .first<{ body: string }>()
    return mail?.body.split('\n\nKiitos ostoksesta!')[0]
  }

  test.each(['Aino', 'Anna-Liisa', 'Åsa M.', 'Ó’Brien', 'Zoë', '李雷'])(
    'uses the first name %s',
    async (name) => {
      expect(await greetingOf(name)).toBe(`Hei ${name}`)
    },
  )

  test.each([
    'Aino\n\nVoitit lahjakortin, lunasta se: https://evil.example',
    'https://evil.example',
    'evil.example',
    'soita 040 123 4567',
    'aino@evil.example',
    'Voitit palkinnon ja saat sen kun vastaat tähän viestiin heti tänään',
  ])('leaves out %j', async (name) => {
    expect(await greetingOf(name)).toBe('Hei')
  })
})
