// npm run redirects, switch, purge, alarms, deploy: node scripts/command.mjs NAME. Like `npm start`, each installs what is missing first.
// package.json `exec`s it, so that a signal to npm ends the command, too.
import { localState, readPort } from './local-state.mjs'
import { mainProgram, runShown, SetUpError } from './run.mjs'
import { install } from './set-up.mjs'

/** @type {Record<string, string>} */
const PROGRAMS = {
  alarms: 'ops/alarms/index.ts',
  deploy: 'ops/deploy/index.ts',
  purge: 'ops/purge.ts',
  redirects: 'redirects/cli/index.ts',
  switch: 'ops/switch/index.ts',
}
/** They work on KV and D1: without --remote on those that `npm start` with the same PORT serves. */
const WITH_STATE = ['redirects', 'switch']

await mainProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const program = PROGRAMS[name]
  if (!program) throw new SetUpError(`There is no command "${name}". The commands: ${Object.keys(PROGRAMS).join(', ')}.`)
  await install()
  const isLocal = WITH_STATE.includes(name) && !args.includes('--remote')
  // the last --persist-to counts, so a given one overrides this one
  const place = isLocal ? ['--persist-to', localState(readPort(process.env.PORT)).site] : []
  process.exitCode = await runShown('node', [program, ...place, ...args])
})
