import type { TableChange } from './publication-preview.ts'

/** What happens if a version is restored, or brought into the draft. */
export interface RestorePreview {
  version: string
  /** live, if it is restored */
  live: TableChange
  draft: {
    /** its changes stay; it has so many after the version was restored */
    restored: number
    /** it has so many after the version was brought into it */
    brought: number
    /** keys of its changes that the version changes, too: they keep the text of the draft */
    same: string[]
  }
}
