import type { Context } from 'hono'
import type { BackendEnv } from '../env.ts'

export async function listPaymentMethods(c: Context<BackendEnv>): Promise<Response> {
  const { results } = await c.env.DB.prepare('SELECT type, id, name FROM payment_methods ORDER BY position').all()
  return c.json({ methods: results })
}
