// npm run provision -- staging|production [--apply] [--backend]: what an environment needs at Cloudflare. Without --apply it says what it would do.
import { existingAt } from './existing.ts'
import { BACKEND_CONFIG, environmentNamed, type EnvironmentName, readSettings, SITE_CONFIG } from './environment.ts'
import { applyMigrations } from './migrations.ts'
import { describeStep, provisionSteps } from './provision-steps.ts'
import { mainCommand, Refusal } from './refusal.ts'
import { SECRETS } from './secrets.ts'
import { takeStep } from './take-step.ts'

const FLAGS = ['--apply', '--backend']
const USAGE = `Usage: npm run provision -- staging|production [options]

  --apply     does it, instead of saying what would be done
  --backend   for the embedded backend, as the backend of staging`

await mainCommand(USAGE, async ([name, ...flags]) => {
  const environment = environmentNamed(name)
  const unknown = flags.filter((flag) => !FLAGS.includes(flag))
  if (unknown.length > 0) throw new Refusal(`provision does not know ${unknown.join(' ')}; it knows ${FLAGS.join(' and ')}.`)
  const config = flags.includes('--backend') ? BACKEND_CONFIG : SITE_CONFIG
  await provision(environment, config, flags.includes('--apply'))
})

async function provision(environment: EnvironmentName, config: string, isApplied: boolean): Promise<void> {
  const settings = readSettings(config, environment)
  const steps = provisionSteps(settings, config === SITE_CONFIG ? SECRETS : [], await existingAt(settings))
  console.log(`${environment}, as ${config} describes it:`)
  for (const step of steps) {
    console.log(`  ${isApplied ? '▸' : 'would'} ${describeStep(step)}`)
    if (isApplied) await takeStep(step, { config, environment })
  }
  if (isApplied) {
    console.log('  ▸ bring the tables of its databases up to date')
    await applyMigrations(config, environment, settings)
  }
  if (steps.length === 0) console.log('  has all it needs')
  else console.log(isApplied ? `Commit ${config} now: it has the ids.` : 'Nothing was changed. To do it, add --apply')
}
