import type { EntryChange } from '#redirects/table/table-entries.ts'

/** What a line was and what it becomes. `del` and `ins` say it to everybody; the signs do not need colour. */
export function ChangeLines({ change: { before, after } }: { change: Pick<EntryChange, 'before' | 'after'> }) {
  return (
    <div className="diff">
      {before !== undefined && (
        <del>
          <code>{before}</code>
        </del>
      )}
      {after !== undefined && (
        <ins>
          <code>{after}</code>
        </ins>
      )}
    </div>
  )
}
