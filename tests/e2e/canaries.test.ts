import { CANARIES } from './canaries.ts'
import { expect, test } from './site-test.ts'

const { email, session, signature, opaque, phone, deskToken } = CANARIES
const encoded = encodeURIComponent(email)

// The response does not matter: search-log.ts checks the log of these requests.
test('requests contain secrets in every possible place, and the log is searched for them after the last test', async ({
  request,
  baseURL,
}) => {
  const own = { 'x-st1-locale': 'en-EU', 'sec-fetch-site': 'same-origin' }
  const addresses = [
    `/en-EU/order?orderId=VWK0-9D9X-HZ40&signature=${signature}`,
    `/en-EU/order?orderId=VWK0-9D9X-HZ40&signature=${opaque}&email=${encoded}`,
    `/en-EU/newsletter/${encoded}`,
    `/en-EU/newsletter/${encodeURIComponent(encoded)}/unsubscribe`,
    `/en-EU/reset/${session}/_payload.json?token=${opaque}`,
    `/en-EU/search?q=${encoded}`,
    `/en-EU//x/?phone=${encodeURIComponent(phone)}&token=${opaque}`,
    `/proxy/api/v1/auth?token=${session}`,
    `/proxy/cms/my-pages?session=${session}`,
    `/_ipx/w_640/https://images.example/${session}.jpg?signature=${signature}`,
    `/ops/redirects?token=${deskToken}`,
  ]
  for (const address of addresses)
    await request.get(address, { failOnStatusCode: false, maxRedirects: 0 })

  for (const token of [session, opaque])
    for (const path of [
      'api/v1/auth',
      'cms/my-pages',
      'cms/my-pages/cards',
      'cms/my-pages/orders',
      'api/v1/logout',
    ])
      await request.get(`/proxy/${path}`, {
        headers: { ...own, cookie: `st1_session=${token}; desk=${deskToken}` },
      })

  const customer = {
    email,
    firstname: 'Canary',
    lastname: 'Planted',
    telephonePrefix: 'FI|358',
    telephoneNumber: phone,
    marketing: [],
  }
  const order = {
    items: [{ code: 'WASH-PERFECT', quantity: 1 }],
    customer,
    termsAccepted: true,
    deliveryConsent: true,
    locale: 'en-EU',
  }
  const bodies: [string, object][] = [
    ['/proxy/digital-order/v1/orders/initialize', order],
    ['/proxy/digital-order/v1/orders/initialize', { customer }],
    ['/proxy/digital-order/v1/orders/complete', { orderId: 'VWK0-9D9X-HZ40', signature }],
    ['/proxy/digital-order/v1/orders/complete', { orderId: email, signature: opaque }],
    [
      '/proxy/api/v1/form/submit',
      { formId: 'feedback', page: `/${email}`, values: { email, phone } },
    ],
    [
      '/reports',
      {
        kind: 'error',
        path: `/x/${email}`,
        build: 'x',
        message: `no ${email} ${session}`,
        stack: `at ${baseURL}/x?signature=${opaque}:1:2`,
      },
    ],
    ['/ops/purge', { paths: [`/${email}`] }],
    ['/ops/redirects/login', { token: deskToken }],
  ]
  for (const [address, data] of bodies) {
    const headers = {
      ...own,
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${deskToken}`,
      'x-signature': signature,
    }
    await request.post(address, { headers, data })
  }
  await request.post('/en-EU/about-us/company-info/contact-us/feedback', {
    headers: own,
    form: { _form: 'feedback', email, phone },
  })
  expect((await request.get('/_health')).status()).toBe(200)
})
