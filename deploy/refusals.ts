import { withoutWww } from '#shared/navigation/canonical-url.ts'
import { BACKEND_CONFIG, bindingsOf, isId, type EnvironmentName, type Settings } from './environment.ts'

/** What a deployment is decided by, besides the environment's settings. */
export interface Facts {
  /** `git status --porcelain`, a line each */
  changes: readonly string[]
  /** names of the secrets that are set, and of those that have to be */
  secrets: readonly string[]
  neededSecrets: readonly string[]
  /** bindings of the laptop's configuration: an environment has at least these */
  neededBindings: readonly string[]
  /** the file that holds the settings */
  config: string
}

/** Why an environment must not be deployed to: a sentence each, which says what to do. */
export function refusals(environment: EnvironmentName, settings: Settings, facts: Facts): string[] {
  const { config, changes } = facts
  const bindings = bindingsOf(settings)
  const provision = `npm run provision -- ${environment} ${config === BACKEND_CONFIG ? '--backend ' : ''}--apply`
  const resources = [...settings.kv_namespaces, ...settings.d1_databases.map(({ binding, database_id }) => ({ binding, id: database_id }))]
  return [
    ...(changes.length > 0 ? [`Not committed: ${changes.join(', ')}. Commit or undo it, so that what runs can be found again.`] : []),
    ...facts.neededBindings
      .filter((binding) => !bindings.includes(binding))
      .map((binding) => `The binding ${binding} is missing: add it to [env.${environment}] of ${config}.`),
    ...resources.filter(({ id }) => !isId(id)).map(({ binding, id }) => `${binding} has no id yet ("${id}" is its name): ${provision}`),
    ...Object.entries(settings.vars)
      .flatMap(([name, value]) =>
        textsOf(value)
          .filter(isExample)
          .map((text) => ({ name, text })),
      )
      .map(({ name, text }) => `${name} has "${text}", an example: write the real one into [env.${environment}.vars] of ${config}.`),
    ...(typeof settings.vars['BACKEND_URL'] === 'string' &&
    !isExample(settings.vars['BACKEND_URL']) &&
    !isPublic(settings.vars['BACKEND_URL'])
      ? [`BACKEND_URL has "${settings.vars['BACKEND_URL']}": write an address that begins with https:// and has a public host's name.`]
      : []),
    ...settings.routes
      .filter(({ pattern }) => isExample(pattern))
      .map(({ pattern }) => `The domain "${pattern}" is an example: write the real one into [env.${environment}] of ${config}.`),
    ...settings.routes
      .map(({ pattern }) => ({ pattern, bare: withoutWww(pattern) }))
      .filter(({ pattern, bare }) => bare !== pattern && !settings.routes.some((route) => route.pattern === bare))
      .map(
        ({ pattern, bare }) =>
          `Visitors of "${pattern}" are led to ${bare}, which has no route: add it to [env.${environment}] of ${config}.`,
      ),
    ...facts.neededSecrets
      .filter((secret) => !facts.secrets.includes(secret))
      .map((secret) => `The secret ${secret} is not set: ${provision}`),
  ]
}

/** The texts of a variable; of a table its keys as well: LOCALE_DOMAINS has its hosts there. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[\s,]+/)
  return value !== null && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]) : []
}

/** An address of this machine, or of the domains that are kept for examples (RFC 2606). */
function isExample(text: string): boolean {
  return /(?:^|[/.@])(?:localhost|127\.0\.0\.1|\[::1\]|example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid))(?:[:/]|$)/i.test(text)
}

/** A network's own addresses have numbers for a name. */
function isPublic(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /\.[a-z][a-z\d-]*$/i.test(url.hostname)
}
