import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'
import { findPaymentMethods } from '../queries/find-payment-methods.ts'

export async function listPaymentMethods(c: Context<BackendEnv>): Promise<Response> {
  return c.json({ methods: await findPaymentMethods(c.env.DB, c.get('locale')) })
}
