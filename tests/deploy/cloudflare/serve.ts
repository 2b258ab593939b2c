// node tests/deploy/cloudflare/serve.ts: the stand-in for an operator who tries docs/operations.md without an account. Prints what to export.
import { startStandIn } from './stand-in.ts'

const { account, env } = await startStandIn()
console.log(
  Object.entries(env)
    .map(([name, value]) => `export ${name}=${value}`)
    .join('\n'),
)
console.log('# Its calls follow; Ctrl-C ends it, and forgets all.')
// another terminal's calls, as they come
setInterval(() => account.calls.splice(0).forEach((call) => console.log(call)), 200)
