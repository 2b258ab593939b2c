import { execFileSync } from 'node:child_process'
import { bindingsOf, readSettings, SITE_CONFIG, type EnvironmentName, type Settings } from './environment.ts'
import { Refusal } from './refusal.ts'
import { refusals } from './refusals.ts'
import { listSecrets, SECRETS } from './secrets.ts'

/** The settings of an environment that is fit to be deployed to; all that is wrong with another is told at once. */
export async function checkReady(environment: EnvironmentName, config: string): Promise<Settings> {
  const settings = readSettings(config, environment)
  const problems = refusals(environment, settings, {
    config,
    changes: execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    secrets: await listSecrets(settings.name),
    neededSecrets: config === SITE_CONFIG ? SECRETS.map(({ name }) => name) : [],
    neededBindings: bindingsOf(readSettings(config)),
  })
  if (problems.length > 0) throw new Refusal(`${environment} is not deployed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  return settings
}
