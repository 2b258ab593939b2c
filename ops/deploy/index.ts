// npm run deploy -- staging|production: checks the working tree and the settings, builds, tests the
// new version and deploys it.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { CommandError, runCommand } from '../../scripts/command-line.ts'
import { runShown } from '../../scripts/run.mjs'
import { wrangler } from '../../scripts/wrangler.ts'
import { writeBuildFiles } from './build-files.ts'
import { readCommandLine, USAGE } from './command-line.ts'
import { deployFirst, deployVersion, type Tools } from './deploy.ts'
import { refusals } from './refusals.ts'
import { type EnvironmentName, readSettings, type Settings, siteAddress } from './settings.ts'
import { smokeTest } from './smoke-test.ts'

await runCommand(USAGE, async (args) => {
  const { environment, percent, first } = readCommandLine(args)
  const settings = readSettings(environment)
  const changes = git('status', '--porcelain')
    .split('\n')
    .map((line) => line.trim())
  const problems = refusals(environment, settings, readSettings(), changes.filter(Boolean))
  if (problems.length > 0)
    throw new CommandError(`Cannot deploy to ${environment}:\n  ${problems.join('\n  ')}`)
  // dist/ will contain a build for Cloudflare, so the next `npm start` must build again.
  rmSync('dist/site.stamp', { force: true })
  const release = {
    environment,
    worker: settings.name,
    commit: git('rev-parse', '--short=12', 'HEAD').trim(),
    percent,
  }
  const tools = toolsFor(environment, settings)
  console.log(
    first === undefined
      ? await deployVersion(release, tools)
      : await deployFirst(release, resolve(first), tools),
  )
})

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}

function toolsFor(environment: EnvironmentName, settings: Settings): Tools {
  return {
    writeBuildFiles,
    async run(program, ...args) {
      console.log(`▸ ${[program, ...args].join(' ')}`)
      if (program === 'wrangler') return wrangler(args)
      if ((await runShown(program, args, { CLOUDFLARE_ENV: environment })) !== 0)
        throw new CommandError(`${program} ${args[0]} failed.`)
      return ''
    },
    async createVersion(...args) {
      console.log(`▸ ${['wrangler', ...args].join(' ')}`)
      const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
      const output = join(folder, 'wrangler.json')
      try {
        await wrangler(args, { WRANGLER_OUTPUT_FILE_PATH: output })
        return readFileSync(output, 'utf8')
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    async smokeTest(version, isOverride) {
      const { id } = z
        .object({ id: z.string() })
        .parse(JSON.parse(readFileSync('dist/client/builds/latest.json', 'utf8')))
      const { asked, failures } = await smokeTest({
        addressOf: siteAddress(settings, process.env['SITE_ADDRESS']),
        // This header selects a version of the deployment, even one with 0 % of the visitors.
        headers: isOverride
          ? { 'Cloudflare-Workers-Version-Overrides': `${settings.name}="${version}"` }
          : {},
        ids: [id, version],
        // A version reaches every data centre within seconds, a new domain within minutes.
        readyMs: isOverride ? 60_000 : 600_000,
      })
      console.log(`▸ smoke test: ${asked} addresses, ${failures.length} failures`)
      if (failures.length > 0)
        throw new CommandError(`The smoke test of ${version} failed:\n  ${failures.join('\n  ')}`)
    },
  }
}
