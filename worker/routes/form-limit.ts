import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/** Whether this visitor has sent more forms than people do (wrangler.toml, FORM_LIMIT). Without the binding, or an address to go by, nobody has. */
export async function isOverFormLimit(c: Context<AppEnv>): Promise<boolean> {
  const visitor = c.req.header('cf-connecting-ip')
  if (!c.env.FORM_LIMIT || visitor === undefined) return false
  const { success } = await c.env.FORM_LIMIT.limit({ key: visitor })
  return !success
}
