import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { DeskTexts } from '../texts/texts.ts'

/** What an edit did, if its changes do not say it. */
export type EditKind = 'import' | 'mend' | 'discard' | 'bring' | 'take-out'

type Texts = Pick<DeskTexts, 't' | 'many'>

/** The name of an edit, for its undo: 'add /old'. */
export function nameOfEdit({ t, many }: Texts, changes: readonly EntryChange[], kind?: EditKind, total = changes.length): string {
  const only = onlyRule(changes)
  if (kind !== undefined) return many(`edits.names.${kind}`, total)
  return only ? t(`edits.names.${only.verb}`, { key: only.key }) : many(`edits.names.${verbOfAll(changes)}Many`, total)
}

/** What was saved: '/old is new.', '3 rules are removed.' */
export function sentenceOfEdit({ t, many }: Texts, changes: readonly EntryChange[], kind?: EditKind, total = changes.length): string {
  const only = onlyRule(changes)
  if (kind !== undefined) return many(`edits.done.${kind}`, total)
  return only ? t(`edits.done.${only.verb}`, { key: only.key }) : many(`edits.done.${verbOfAll(changes)}Many`, total)
}

type Verb = 'add' | 'change' | 'remove'

function verbOf({ before, after }: EntryChange): Verb {
  if (before === undefined) return 'add'
  return after === undefined ? 'remove' : 'change'
}

/** One rule was changed, or moved to another old address. */
function onlyRule(changes: readonly EntryChange[]): { key: string; verb: Verb } | undefined {
  const [first, second, ...more] = changes
  if (!first || more.length > 0) return undefined
  if (!second) return { key: first.key, verb: verbOf(first) }
  const isMoved = first.after === undefined && second.before === undefined
  return isMoved ? { key: second.key, verb: 'change' } : undefined
}

function verbOfAll(changes: readonly EntryChange[]): Verb {
  const verbs = new Set(changes.map(verbOf))
  const [verb = 'change'] = verbs
  return verbs.size === 1 ? verb : 'change'
}
