// npm run deploy -- staging|production: refuses what must not run, builds, and gives the new version to visitors step by step.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildFor, runShown } from './build-for.ts'
import { checkReady } from './check-ready.ts'
import { deployBackend } from './deploy-backend.ts'
import { environmentNamed, SITE_CONFIG } from './environment.ts'
import { mainCommand, Refusal } from './refusal.ts'
import { release } from './release.ts'
import { uploadVersion } from './versions.ts'

const USAGE = `Usage: npm run deploy -- staging|production [options]

  --checked      every check of this commit has passed already (CI): they do not run again
  --preview      upload only, and print the address of the preview
  --backend      the embedded backend, as the backend of staging
  --minutes <n>  how long each share of visitors is watched; 10 when left out`

await mainCommand(USAGE, async (args) => {
  const { checked, preview, backend, minutes, positionals } = readArguments(args)
  const environment = environmentNamed(positionals[0])
  if (backend) return deployBackend(environment)
  const settings = await checkReady(environment, SITE_CONFIG)
  if (!checked && !preview)
    runShown('npm', ['test'], 'A check failed, and what is red is not deployed: mend it, npm test -- <check> runs it alone.')
  const build = buildFor(environment)
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
  if (!preview) return release({ environment, settings, commit, build }, minutes * 60_000)
  const { previewUrl } = await uploadVersion(commit)
  console.log(`Preview: ${previewUrl ?? `${environment} has no preview addresses`}`)
})

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        checked: { type: 'boolean' },
        preview: { type: 'boolean' },
        backend: { type: 'boolean' },
        minutes: { type: 'string', default: '10' },
      },
    })
    const minutes = Number(values.minutes)
    if (!/^\d+(?:\.\d+)?$/.test(values.minutes) || minutes > 1_440) throw new Error(`--minutes ${values.minutes} is no number of minutes.`)
    if (positionals.length > 1) throw new Error(`One environment at a time: what is ${positionals.slice(1).join(' ')}?`)
    return { ...values, minutes, positionals }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error })
  }
}
