import type { FoundProblem } from '#redirects/check/cause.ts'
import { parseLine } from '#redirects/table/parse-table.ts'
import type { RuleRow } from '../../wire.ts'

/** The rule of a finding. undefined: its line is no rule. */
export function rowOfProblem({ key, line, kind, visits }: Pick<FoundProblem, 'key' | 'line' | 'kind' | 'visits'>): RuleRow | undefined {
  const read = parseLine(line, 0)
  if (read === undefined || !('source' in read)) return undefined
  const { line: _, ...rule } = read
  return { ...rule, key, state: 'same', problems: [kind], visits }
}
