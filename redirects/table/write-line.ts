import type { RedirectExample, RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** What a line says of a rule; undefined: nothing. */
interface SaidRule extends Pick<RedirectRule, 'source' | 'target'> {
  from?: string | undefined
  until?: string | undefined
  owner?: string | undefined
  note?: string | undefined
}

/** A rule as a line of a table: what `parseLine` reads. Two rules that say the same are the same line. */
export function ruleLine({ source, target, from, until, owner, note }: SaidRule): string {
  const conditions = Object.entries({ from, until, owner }).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [source, target, ...conditions, ...(note === undefined ? [] : [`# ${note}`])].join('  ')
}

export function exampleLine({ path, target }: Omit<RedirectExample, 'line'>): string {
  return `example ${path}  ${target}`
}
