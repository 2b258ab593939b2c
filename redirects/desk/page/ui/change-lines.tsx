import type { EntryChange } from '#redirects/table/table-entries.ts'

/** A line before and after the change. `del` and `ins` tell screen readers, − and + do not depend on colour. */
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
