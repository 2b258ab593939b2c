// node tests/deploy/cloudflare/serve.ts: the stand-in for an operator who tries docs/operations.md without an account, with the site as its
// visitors get it. Prints what to export.
import { fillBackend } from '../../../scripts/set-up.mjs'
import { serveWorker, stopAll } from '../../../scripts/serve.mjs'
import { startStandIn } from './stand-in.ts'
import { serveVisitors } from './visitors.ts'

const SITES = { 'site-staging': 8950, 'site-production': 8951 }
const BACKEND = 8952
const STATE = `backend/.wrangler/state-${BACKEND}`

const { account, env } = await startStandIn()
const [staging, production] = Object.values(SITES).map((port) => `http://localhost:${port}`)
await fillBackend(STATE)
const vars = { SITE_ORIGINS: `${staging} ${production}` }
await serveWorker({ name: 'the embedded backend', config: 'backend/wrangler.toml', port: BACKEND, state: STATE, vars })
const stop = await serveVisitors(account, SITES, `http://localhost:${BACKEND}`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([stop(), stopAll()])
    process.exit(0)
  })

for (const [name, value] of Object.entries(env)) console.log(`export ${name}=${value}`)
console.log(`export SITE_ADDRESS=${staging}`)
console.log(`# for production: export SITE_ADDRESS=${production}`)
console.log('# Its calls follow; Ctrl-C ends it, and forgets all.')
// another terminal's calls, as they come
setInterval(() => account.calls.splice(0).forEach((call) => console.log(call)), 200)
