// Starts the embedded backend on a free port, with a logged-in customer and a paid order.

import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { SESSION_COOKIE } from '#shared/contract/endpoints.ts'
import { readStartedOrder } from '#shared/contract/order.ts'
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../../backend/seed/customers/demo-customers.ts'
import { serveWorker, stopAll } from '../../../scripts/serve.mjs'
import { fillBackend } from '../../../scripts/set-up.mjs'

const STATE = 'backend/.wrangler/state-contract'
const SITE = 'http://localhost:8787'

declare module 'vitest' {
  interface ProvidedContext {
    backend: {
      origin: string
      site: string
      session: string
      returned: { orderId: string; signature: string }
    }
  }
}

export default async function startBackend(project: TestProject): Promise<() => Promise<unknown>> {
  rmSync(STATE, { recursive: true, force: true })
  await fillBackend(STATE)
  const port = await freePort()
  const vars = { SITE_ORIGINS: SITE }
  await serveWorker({
    name: 'the embedded backend',
    config: 'backend/wrangler.toml',
    port,
    state: STATE,
    vars,
  })
  const origin = `http://localhost:${port}`
  project.provide('backend', {
    origin,
    site: SITE,
    session: await logIn(origin),
    returned: await payOrder(origin),
  })
  return stopAll
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function logIn(origin: string): Promise<string> {
  const [customer] = DEMO_CUSTOMERS
  const body = new URLSearchParams({ email: customer?.email ?? '', password: DEMO_PASSWORD })
  const { headers } = await fetch(`${origin}/login/fi`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin },
  })
  const [, session] =
    new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(headers.get('set-cookie') ?? '') ?? []
  if (session === undefined) throw new Error('The demo customer could not log in.')
  return session
}

async function payOrder(origin: string): Promise<{ orderId: string; signature: string }> {
  const order = readStartedOrder(
    await (
      await fetch(`${origin}/digital-order/v1/orders/initialize`, {
        method: 'POST',
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          items: [{ quantity: 1, code: 'WASH-PERFECT' }],
          customer: {
            email: 'a@b.example',
            firstname: 'A',
            lastname: 'B',
            telephonePrefix: 'FIN|358',
            telephoneNumber: '401234567',
          },
          sendSms: false,
          paymentMethodType: 'card',
          locale: 'fi-FI',
          returnUrl: `${SITE}/tilaus`,
          termsAccepted: true,
        }),
      })
    ).json(),
  )
  const pay = new URL(order?.paymentUrl ?? '')
  const body = new URLSearchParams({ token: pay.searchParams.get('token') ?? '', choice: 'paid' })
  const { headers } = await fetch(pay, { method: 'POST', body, redirect: 'manual' })
  const { searchParams } = new URL(headers.get('location') ?? '')
  return {
    orderId: searchParams.get('orderId') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
}
