// npm run bench stations|paint: starts the site with its embedded backend and runs
// tests/bench/<name>.ts in a browser.

import { debianBrowser, ensureBrowser } from './browser.mjs'
import { localState } from './local-state.mjs'
import { runShown, SetUpError } from './run.mjs'
import { serveWorker, stopAll } from './serve.mjs'
import { fillState } from './set-up.mjs'

const PORT = 8790

/**
 * @param {'stations' | 'paint'} name
 * @param {string} [other] the folder dist/site of a second build, measured alternately with this
 *   one
 */
export async function benchInBrowser(name, other) {
  await ensureBrowser()
  const state = localState(PORT)
  await fillState(state)
  try {
    const vars = { BACKEND_URL: `http://localhost:${PORT + 1}` }
    await serveWorker({
      name: 'the site',
      config: 'dist/site/wrangler.json',
      port: PORT,
      state: state.site,
      vars,
    })
    await serveWorker({
      name: 'the embedded backend',
      config: 'backend/wrangler.toml',
      port: PORT + 1,
      state: state.backend,
    })
    const sites = [`http://localhost:${PORT}`]
    if (other) {
      await serveWorker({
        name: 'the other build',
        config: `${other}/wrangler.json`,
        port: PORT + 2,
        state: `${state.site}-other`,
        vars,
      })
      sites.push(`http://localhost:${PORT + 2}`)
    }
    const env = { NODE_ENV: 'production', BROWSER: debianBrowser() ?? '' }
    const failed = await runShown('node', [`tests/bench/${name}.ts`, ...sites], env)
    if (failed !== 0) throw new SetUpError('The benchmark failed.')
  } finally {
    await stopAll()
  }
}
