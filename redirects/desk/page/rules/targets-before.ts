import { parseLine } from '#redirects/table/parse-table.ts'
import type { Draft } from '../../wire.ts'

/** The targets that the draft replaces, by key. */
export function targetsBefore(draft: Pick<Draft, 'changes'> | undefined): ReadonlyMap<string, string> {
  return new Map(
    draft?.changes.flatMap(({ key, before, after }) => {
      const [old, next] = [targetOf(before), targetOf(after)]
      return old === undefined || next === undefined || old === next ? [] : [[key, old] as const]
    }),
  )
}

function targetOf(line: string | undefined): string | undefined {
  const read = line === undefined ? undefined : parseLine(line, 0)
  return read && 'target' in read ? read.target : undefined
}
