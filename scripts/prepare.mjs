// npm runs this after `npm ci` (`prepare` in package.json).

import { mainProgram } from './run.mjs'
import { afterInstall } from './set-up.mjs'

await mainProgram(afterInstall)
