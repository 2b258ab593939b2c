// npm run switch: the command line of ops/switch/, over the namespace that `npm start` with the same PORT serves.
import { localState, readPort } from './local-state.mjs'
import { mainProgram, runShown } from './run.mjs'

await mainProgram(async () => {
  const asked = process.argv.slice(2)
  const place = asked.includes('--remote') ? [] : ['--persist-to', localState(readPort(process.env.PORT)).site]
  // a --persist-to that was asked for comes later and counts
  process.exitCode = await runShown('node', ['ops/switch/index.ts', ...place, ...asked])
})
