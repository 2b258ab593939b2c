// npm run deploy: builds for an environment of wrangler.toml (production, or the one named behind `--`) and deploys it.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mainProgram, ROOT, run, runShown, SetUpError } from './run.mjs'
import { install } from './set-up.mjs'

await mainProgram(async () => {
  const [environment = 'production', ...args] = process.argv.slice(2)
  await install()
  // what is in dist/ is not for this machine any more
  rmSync(join(ROOT, 'dist/site.stamp'), { force: true })
  await run('vite', ['build', '--logLevel', 'warn'], { env: { CLOUDFLARE_ENV: environment } })
  if ((await runShown('wrangler', ['deploy', ...args])) !== 0) throw new SetUpError('The deployment failed.')
})
