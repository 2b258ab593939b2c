import type { PublishedRow, VersionsPage } from '../../wire.ts'

/** A publication, or a version that was only staged. */
export interface VersionLine {
  key: string
  version: string
  /** of the publication; undefined: staged */
  seq: number | undefined
  /** the name that its publisher gave it; '' if none */
  why: string
  who: string
  at: number | undefined
  mark: PublishedRow['mark'] | 'staged'
  takenBackAfter: number | undefined
  counts: PublishedRow['counts']
  /** visitors get this version now */
  isLive: boolean
  isMissing: boolean
}

/** Publications, the newest first, after them the versions that were never published. */
export function versionLines({ live, versions, publications }: VersionsPage): VersionLine[] {
  const published = publications.map((row): VersionLine => {
    const { seq, version, why, who, at, mark, takenBackAfter, counts, isMissing = false } = row
    return { key: String(seq), version, seq, why, who, at, mark, takenBackAfter, counts, isLive: version === live.version, isMissing }
  })
  const staged = versions
    .filter(({ name }) => !publications.some(({ version }) => version === name))
    .map(({ name, isLive }): VersionLine => ({
      key: name,
      version: name,
      seq: undefined,
      why: '',
      who: '',
      at: undefined,
      mark: 'staged',
      takenBackAfter: undefined,
      counts: undefined,
      isLive,
      isMissing: false,
    }))
  return [...staged.filter(isNewerThan(published)), ...published, ...staged.filter((line) => !isNewerThan(published)(line))]
}

/** A version's name begins with its day. A staged version that is newer than the last publication comes first. */
function isNewerThan(published: readonly VersionLine[]): (line: VersionLine) => boolean {
  const newest = published[0]?.version.slice(0, 10) ?? ''
  return ({ version }) => version.slice(0, 10) >= newest
}

export const VERSION_FILTERS = ['all', 'mine', 'taken-back'] as const
export type VersionFilter = (typeof VERSION_FILTERS)[number]

export function isInVersionFilter({ who, mark }: VersionLine, filter: VersionFilter, me: string): boolean {
  if (filter === 'mine') return who === me
  return filter === 'all' || mark === 'taken-back'
}
