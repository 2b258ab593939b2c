import { isId, type Settings } from './environment.ts'
import type { Existing } from './existing.ts'
import type { Secret } from './secrets.ts'

/** What an environment lacks at Cloudflare. `name`: as the configuration has it where the id will stand. */
export type ProvisionStep =
  | { kind: 'create-namespace' | 'create-database'; name: string }
  /** it is there already, its id is not in the configuration yet */
  | { kind: 'write-id'; name: string; id: string }
  | { kind: 'set-secret'; secret: Secret }

/**
 * The steps from what there is to what the configuration names. Until it is made, a namespace or database has its name for an id: no id of
 * Cloudflare's looks like one. Done again, or after it was broken off, it finds by name what is there.
 */
export function provisionSteps({ kv_namespaces, d1_databases }: Settings, secrets: readonly Secret[], existing: Existing): ProvisionStep[] {
  const namespaces = kv_namespaces.map(({ id }) => id).filter((name) => !isId(name))
  const databases = d1_databases.map(({ database_id }) => database_id).filter((name) => !isId(name))
  return [
    ...namespaces.map((name) => foundOrCreated(name, 'create-namespace', existing.namespaces)),
    ...databases.map((name) => foundOrCreated(name, 'create-database', existing.databases)),
    ...secrets.filter(({ name }) => !existing.secrets.includes(name)).map((secret): ProvisionStep => ({ kind: 'set-secret', secret })),
  ]
}

function foundOrCreated(name: string, kind: 'create-namespace' | 'create-database', known: ReadonlyMap<string, string>): ProvisionStep {
  const id = known.get(name)
  return id === undefined ? { kind, name } : { kind: 'write-id', name, id }
}

export function describeStep(step: ProvisionStep): string {
  switch (step.kind) {
    case 'create-namespace':
      return `create the KV namespace ${step.name} and write its id down`
    case 'create-database':
      return `create the D1 database ${step.name} and write its id down`
    case 'write-id':
      return `write down the id of ${step.name}, which is there already`
    case 'set-secret':
      return `${step.secret.isMadeHere ? 'make' : 'ask for'} the secret ${step.secret.name}, which ${step.secret.meaning}`
  }
}

/** The configuration with an id where the name stood; undefined when the name does not stand there exactly once. */
export function withId(text: string, name: string, id: string): string | undefined {
  const pattern = new RegExp(`(\\b(?:database_)?id = ")${RegExp.escape(name)}(?=")`, 'g')
  return text.match(pattern)?.length === 1 ? text.replace(pattern, `$1${id}`) : undefined
}
