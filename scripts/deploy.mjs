// npm run deploy, provision and rollback: the program of that name in deploy/. Like `npm test` they may begin where nothing is installed.
// package.json `exec`s it: a signal to npm ends at a shell otherwise, and the deployment would go on.
import { mainProgram, runShown } from './run.mjs'
import { install } from './set-up.mjs'

await mainProgram(async () => {
  const [program, ...args] = process.argv.slice(2)
  await install()
  process.exitCode = await runShown('node', [`deploy/${program}.ts`, ...args])
})
