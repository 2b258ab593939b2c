import type { PublicationPreview } from '../../wire.ts'

/** Why a draft cannot be published yet: the most important reason. */
export function publishState(
  { counts, dangers, errors }: Omit<PublicationPreview, 'revision' | 'warnings'>,
  ticked: readonly string[],
  theirs: number,
) {
  const changes = counts.added + counts.changed + counts.removed
  const missing = dangers.filter(({ id }) => !ticked.includes(id)).length
  const block =
    changes === 0 ? 'nothing' : theirs > 0 ? 'theirs' : errors.length > 0 ? 'errors' : missing > 0 ? ('ticks' as const) : undefined
  return { changes, missing, block } as const
}
