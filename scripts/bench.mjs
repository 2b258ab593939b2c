// npm run bench: builds what is measured, then tests/bench/run.ts measures it (tests/bench/README.md). `npm run bench stations`: the locator
// in a browser.
import { benchStations } from './bench-stations.mjs'
import { build, install } from './set-up.mjs'
import { mainProgram, run, runShown, SetUpError } from './run.mjs'

const OUT = 'dist/bench'

await mainProgram(async () => {
  await install()
  await build()
  if (process.argv[2] === 'stations') return benchStations()
  await run('node', ['scripts/build-react-alone.mjs', OUT])
  if ((await runShown('node', ['tests/bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })) !== 0)
    throw new SetUpError('The benchmark failed.')
})
