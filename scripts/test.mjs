// npm test: set up, then every check. The first one that fails ends it. `npm test -- unit` runs the named checks only.
import { ensureBrowser, ensureJava } from './browser.mjs'
import { build, drawPictures, install } from './set-up.mjs'
import { mainProgram, runShown, SetUpError } from './run.mjs'

/** @type {Record<string, { command: string, args: string[], before?: () => Promise<void> }>} */
const CHECKS = {
  types: { command: 'tsc', args: ['-b'] },
  lint: { command: 'oxlint', args: ['--deny-warnings'] },
  format: { command: 'oxfmt', args: ['--check', '.'] },
  'dead-code': { command: 'knip', args: ['--no-progress'] },
  redirects: { command: 'node', args: ['redirects/cli.ts', 'check'] },
  unit: { command: 'vitest', args: ['run', '--project', 'unit'] },
  worker: { command: 'vitest', args: ['run', '--project', 'worker', '--silent'] },
  backend: { command: 'vitest', args: ['run', '--project', 'backend', '--silent'] },
  browser: { command: 'playwright', args: ['test'], before: prepareBrowser },
}

await mainProgram(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(CHECKS, name))
  if (unknown.length > 0)
    throw new SetUpError(`There is no check named ${unknown.join(', ')}. The checks: ${Object.keys(CHECKS).join(', ')}.`)

  await install()
  await build()
  await drawPictures()
  const start = Date.now()
  for (const [name, { command, args, before }] of Object.entries(CHECKS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    await before?.()
    console.log(`\n▸ ${name}`)
    const code = await runShown(command, args, { CI: '1', FORCE_COLOR: '0' })
    if (code !== 0) throw new SetUpError(`The check "${name}" failed. Run it alone with: npm test -- ${name}`)
  }
  console.log(`\n✓ Every check passed in ${Math.round((Date.now() - start) / 1000)} s`)
})

async function prepareBrowser() {
  await ensureBrowser()
  await ensureJava()
}
