import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

const METHODS = ['GET', 'HEAD']
/** how a form is sent where no script runs (routes/forms.ts) */
const ALSO_TAKEN = 'POST'

/** Pages are read. Any other method, known or invented, is refused before anything is asked of a backend. */
export const pageMethods = createMiddleware<AppEnv>(async function pageMethods(c, next) {
  return METHODS.includes(c.req.method) || c.req.method === ALSO_TAKEN
    ? next()
    : c.text('Method Not Allowed', 405, { Allow: METHODS.join(', ') })
})
