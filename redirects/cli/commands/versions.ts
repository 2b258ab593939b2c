import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { restoreVersion, takeBack } from '../../drafts/restore-version.ts'
import { liveVersion } from '../../versions/live-version.ts'
import { publicationsOf } from '../../versions/publications.ts'
import type { PublishResult } from '../../versions/publish-table.ts'
import { readVersion } from '../../versions/read-version.ts'
import { storedVersions, versionNames } from '../../versions/stored-versions.ts'
import { acceptDangers } from '../accept-dangers.ts'
import type { StoreContext } from '../command.ts'

const STATES = {
  none: 'nothing is live yet',
  published: '',
  unfinished: '  (published, but visitors do not get it yet: if this lasts longer than a minute, make it live again)',
}

/** Prints the live versions; with a version's name, makes that version live. */
export async function live(context: StoreContext): Promise<number> {
  const [name] = context.operands
  const { stores, locales, print } = context
  if (name === undefined) {
    for (const locale of locales) {
      const { version = '', state } = await liveVersion(stores, locale)
      print(`${locale}  ${version}${STATES[state]}`)
    }
    return 0
  }
  const names = await Promise.all(locales.map((locale) => versionNames(stores.kv, locale)))
  const having = locales.filter((_, index) => names[index]?.includes(name))
  if (having.length === 0) throw new CommandError(`There is no version ${name} of ${locales.join(', ')}: "versions" lists all versions.`)
  let isDone = true
  for (const locale of having) isDone = (await point(context, locale, name)) && isDone
  return isDone ? 0 : 1
}

/** Makes the version before the live one live, and puts the changes of the live one back into the desk's draft. */
export async function back(context: StoreContext): Promise<number> {
  const { stores, locales, who, why = '', now, print } = context
  let steps = 0
  for (const locale of locales) {
    const { version } = await liveVersion(stores, locale)
    const result = await takeBack(stores, { locale, live: version, who, why, at: now })
    if (printed(print, locale, result, 'there is no earlier version')) steps++
  }
  return steps > 0 ? 0 : 1
}

/** Lists the versions with their latest publication: staged versions first, then in the order of publication. */
export async function versions({ stores, locales, print }: StoreContext): Promise<number> {
  for (const locale of locales) {
    const [stored, { version }, publications] = await Promise.all([
      storedVersions(stores.kv, locale),
      liveVersion(stores, locale),
      publicationsOf(stores.db, locale),
    ])
    if (stored.length === 0) print(`${locale}  there are no versions yet`)
    const listed = stored.map(({ name }) => ({ name, last: publications.find((publication) => publication.version === name) }))
    for (const { name, last } of listed.sort((a, b) => (a.last?.seq ?? 0) - (b.last?.seq ?? 0))) {
      const said = last ? `${momentOf(last.at, locale)}  ${last.who}${last.why === '' ? '' : `  ${last.why}`}` : 'staged, not published'
      print(`${locale}  ${said}  (${name})${name === version ? '  live' : ''}`)
    }
  }
  return 0
}

async function point(context: StoreContext, locale: LocaleCode, version: string): Promise<boolean> {
  const { stores, who, why = '', now, print } = context
  const [{ version: base }, entries] = await Promise.all([liveVersion(stores, locale), readVersion(stores.kv, locale, version)])
  if (entries && version !== base && !(await acceptDangers(context, locale, entries))) return false
  const result = await restoreVersion(stores, version, { locale, live: base, who, why, at: now })
  return printed(print, locale, result, `${version} is no longer in KV: it cannot be made live`)
}

/** Whether a version is live now. */
function printed(print: StoreContext['print'], locale: LocaleCode, result: PublishResult, whenMissing: string): boolean {
  switch (result.kind) {
    case 'live':
    case 'already-live':
      print(`${locale}  ${result.version} is live`)
      return true
    case 'version-missing':
      print(`${locale}  ${whenMissing}`)
      return false
    case 'live-changed':
      print(`${locale}  not made live, because another version was published at the same time: see "versions"`)
      return false
    case 'unfit':
      print(`${locale}  ${result.reason}`)
      return false
  }
}

/** yyyy-MM-dd HH:mm, in the locale's main time zone */
function momentOf(at: number, locale: LocaleCode): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: LOCALES[locale].timeZones[0] }).format(at)
}
