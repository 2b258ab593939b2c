import type { Context } from 'hono'
import type { BackendEnv } from './env.ts'

/** The text that was posted under a name: '' for nothing, a file, or a body that is no form. */
export async function readForm(c: Context<BackendEnv>): Promise<(name: string) => string> {
  let form: Record<string, unknown>
  try {
    form = await c.req.parseBody()
  } catch {
    form = {} // what cannot be read is what the visitor has not filled in, and is answered so
  }
  return (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined
    return typeof value === 'string' ? value : ''
  }
}
