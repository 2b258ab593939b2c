// The embedded backend as `npm run dev` serves it: it takes edited content while it runs. A second program that wrote its database would lock it.
// It is never deployed: wrangler.toml names index.ts.
import type { Bindings } from './env.ts'
import backend from './index.ts'

interface DevelopmentBindings extends Bindings {
  /** of the program that sends the content */
  SEED_TOKEN: string
}

export default {
  fetch(request: Request, env: DevelopmentBindings, context: ExecutionContext) {
    const isSeed = request.headers.get('x-seed-token') === env.SEED_TOKEN
    return isSeed ? seed(request, env.DB) : backend.fetch(request, env, context)
  },
}

/** The statements of seed/write-sql.ts, all or none. */
async function seed(request: Request, db: D1Database): Promise<Response> {
  try {
    const statements = await request.json<string[]>()
    await db.batch(statements.map((statement) => db.prepare(statement)))
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(String(error), { status: 500 })
  }
}
