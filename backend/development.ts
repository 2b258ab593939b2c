// The backend that `npm run dev` starts. It accepts edited content while it runs, because a second
// program that writes to its database would lock it. Never deployed: wrangler.toml names index.ts.

import type { Bindings } from './env.ts'
import backend from './index.ts'

interface DevelopmentBindings extends Bindings {
  /** authenticates the program that sends edited content */
  SEED_TOKEN: string
}

export default {
  fetch(request: Request, env: DevelopmentBindings, context: ExecutionContext) {
    const isSeed = request.headers.get('x-seed-token') === env.SEED_TOKEN
    return isSeed ? seed(request, env.DB) : backend.fetch(request, env, context)
  },
}

/** Runs the statements of seed/write-sql.ts in one transaction. */
async function seed(request: Request, db: D1Database): Promise<Response> {
  try {
    const statements = await request.json<string[]>()
    await db.batch(statements.map((statement) => db.prepare(statement)))
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(String(error), { status: 500 })
  }
}
