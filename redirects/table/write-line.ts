import type { RedirectExample, RedirectRule } from '#shared/navigation/redirect-rule.ts'

/** The values of a rule that are written into its line. */
interface SaidRule extends Pick<RedirectRule, 'source' | 'target'> {
  from?: string | undefined
  until?: string | undefined
  owner?: string | undefined
  note?: string | undefined
}

/** Writes a rule as the line that `parseLine` reads. Equal rules give equal lines. */
export function ruleLine({ source, target, from, until, owner, note }: SaidRule): string {
  const conditions = Object.entries({ from, until, owner }).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [source, target, ...conditions, ...(note === undefined ? [] : [`# ${note}`])].join('  ')
}

export function exampleLine({ path, target }: Omit<RedirectExample, 'line'>): string {
  return `example ${path}  ${target}`
}
