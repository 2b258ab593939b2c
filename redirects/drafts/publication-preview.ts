import type { Cause } from '../check/cause.ts'
import type { EntryChange } from '../table/table-entries.ts'

export interface ChangeCounts {
  added: number
  changed: number
  removed: number
}

/** A dangerous change: a rule that hides a page, or targets without a page. It is published only if it is accepted. */
export interface Danger extends Pick<Cause, 'id' | 'kind' | 'words' | 'visits'> {
  /** most visits first. end: the page that is hidden, or the missing page */
  rules: { key: string; line: string; end: string; visits: number }[]
  /** takes the change out of the draft; empty: only another change can mend it */
  takeOut: EntryChange[]
}

/** What changes for visitors if a table is published. */
export interface TableChange {
  counts: ChangeCounts
  /** new ones: what is live already was accepted */
  dangers: Danger[]
  /** new warnings by cause, without the dangers */
  warnings: Cause[]
  /** they prevent the publication */
  errors: Cause[]
}
