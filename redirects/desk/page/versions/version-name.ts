import type { DeskTexts } from '../texts/texts.ts'
import type { VersionLine } from './version-rows.ts'

/** The name of a version: why it was published, else a word and its day. */
export function versionName(
  { t, day }: Pick<DeskTexts, 't' | 'day'>,
  { why, version, mark }: Pick<VersionLine, 'why' | 'version' | 'mark'>,
): string {
  if (why !== '') return why
  const [date] = /^\d{4}-\d\d-\d\d/.exec(version) ?? []
  return t(mark === 'staged' ? 'versions.stagedOf' : 'versions.unnamed', { day: date === undefined ? version : day(date) })
}

/** The end of a version's name: enough to tell versions of a day apart. */
export function shortHash(version: string): string {
  return version.split('-').at(-1)?.slice(0, 6) ?? version
}
