import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { publicationsOf } from '../../store/publications.ts'
import { restoreVersion, takeBack } from '../../store/publish-draft.ts'
import type { StoreContext } from '../command.ts'
import { isLive } from './publish.ts'

/** The version before, or the one that is named. The desk's draft gets the changes of the live one. */
export async function back({
  stores,
  locales,
  operands: [name],
  who,
  why = '',
  now,
  print,
}: StoreContext): Promise<number> {
  if (name !== undefined && (locales.length > 1 || !/^\d+$/.test(name)))
    throw new CommandError(
      'Which version of which table? For example: back 12 --locale fi-FI. "versions" lists them.',
    )
  let steps = 0
  for (const locale of locales) {
    const [live] = await publicationsOf(stores.db, locale, 1)
    const restoring = { locale, live: live?.seq ?? 0, who, why, at: now }
    const result = await (name === undefined
      ? takeBack(stores, restoring)
      : restoreVersion(stores, { ...restoring, seq: Number(name) }))
    if (isLive(print, locale, result)) steps++
  }
  return steps > 0 ? 0 : 1
}

export async function versions({ stores, locales, print }: StoreContext): Promise<number> {
  for (const locale of locales) {
    const publications = await publicationsOf(stores.db, locale)
    if (publications.length === 0) print(`${locale}  there are no versions yet`)
    for (const publication of publications.toReversed()) {
      const { seq, at, who, why, counts } = publication
      const changes = `${counts.added} new, ${counts.changed} changed, ${counts.removed} removed`
      print(
        [
          `${locale}  version ${seq}`,
          momentOf(at, locale),
          who,
          ...(why === '' ? [] : [why]),
          changes,
          ...(publication === publications[0] ? ['live'] : []),
        ].join('  '),
      )
    }
  }
  return 0
}

/** yyyy-MM-dd HH:mm, in the locale's main time zone */
function momentOf(at: number, locale: LocaleCode): string {
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: LOCALES[locale].timeZones[0],
  }).format(at)
}
