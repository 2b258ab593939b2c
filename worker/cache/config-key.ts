import { hashText } from '#shared/navigation/bloom-filter.ts'
import type { Config } from '../env.ts'

const known = new WeakMap<Config, string>()

/** A short name of a configuration, for keys of the shared cache: a page made under one (policy, theme, hosts) is not sent under another. */
export function configKey(config: Config): string {
  const key = known.get(config) ?? hashText(JSON.stringify(config)).toString(36)
  known.set(config, key)
  return key
}
