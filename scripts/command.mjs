// npm run redirects, switch, purge, deploy: node scripts/command.mjs NAME. Installs missing
// packages first, like `npm start`. package.json uses `exec`, so that a signal to npm also ends the
// command.

import { localState, readPort, stateSentence } from './local-state.mjs'
import { mainProgram, runShown, SetUpError } from './run.mjs'
import { install } from './set-up.mjs'

/** @type {Record<string, string>} */
const PROGRAMS = {
  deploy: 'ops/deploy/index.ts',
  purge: 'ops/purge.ts',
  redirects: 'redirects/cli/index.ts',
  switch: 'ops/switch/index.ts',
}
/**
 * Commands on KV and D1: without --remote they use the local state of `npm start` with the same
 * PORT.
 */
const WITH_STATE = ['redirects', 'switch']
/** Commands of `redirects` that use only files. */
const OF_FILES = ['check', 'import']

await mainProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const program = PROGRAMS[name]
  if (!program)
    throw new SetUpError(
      `Unknown command "${name}". Commands: ${Object.keys(PROGRAMS).join(', ')}.`,
    )
  await install()
  const isLocal = WITH_STATE.includes(name) && !args.includes('--remote')
  const port = readPort(process.env.PORT)
  // If --persist-to is given twice, the last one is used: an option of the caller overrides this
  // one.
  const place = isLocal ? ['--persist-to', localState(port).site] : []
  process.exitCode = await runShown('node', [program, ...place, ...args])
  if (
    !isLocal ||
    process.exitCode !== 0 ||
    OF_FILES.includes(args[0] ?? '') ||
    args.includes('--persist-to')
  )
    return
  const site = await fetch(`http://localhost:${port}/_health`).catch(() => undefined)
  console.log(stateSentence(port, site !== undefined))
})
