// npm run bench: builds the site, then runs tests/bench/run.ts (tests/bench/README.md). `npm run
// bench stations` and `paint` measure in a browser, `npm run bench memory` measures how much memory
// many addresses leave in use.

import { benchInBrowser } from './bench-browser.mjs'
import { mainProgram, run, runShown, SetUpError } from './run.mjs'
import { build, install } from './set-up.mjs'

const OUT = 'dist/bench'

await mainProgram(async () => {
  await install()
  const [, , name, other] = process.argv
  await build()
  if (name === 'stations' || name === 'paint') return benchInBrowser(name, other)
  if (name === 'memory') return measured('tests/bench/memory.ts', [])
  await run('node', ['scripts/build-react-alone.mjs', OUT])
  await measured('tests/bench/run.ts', process.argv.slice(2))
})

/** @param {string} program @param {string[]} args */
async function measured(program, args) {
  if ((await runShown('node', [program, ...args], { NODE_ENV: 'production' })) !== 0)
    throw new SetUpError('The benchmark failed.')
}
