// npm's own step after `npm ci` (package.json, `prepare`).
import { mainProgram } from './run.mjs'
import { afterInstall } from './set-up.mjs'

await mainProgram(afterInstall)
