import { LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { liveVersion } from '../../versions/live-version.ts'
import { type Publication, publicationsOf } from '../../versions/publications.ts'
import { makeLive } from '../../versions/publish-table.ts'
import { storedVersions, versionNames } from '../../versions/stored-versions.ts'
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

/** Makes the version before the live one live. If the last step back was interrupted, it only finishes that step. */
export async function back(context: StoreContext): Promise<number> {
  let steps = 0
  for (const locale of context.locales) {
    const { state, latest } = await liveVersion(context.stores, locale)
    const isInterrupted = state === 'unfinished' && latest?.kind === 'back'
    const previous = isInterrupted ? latest.version : previousVersion(await publicationsOf(context.stores.db, locale))
    if (previous === undefined) context.print(`${locale}  there is no earlier version`)
    else if (await point(context, locale, previous, 'back')) steps++
  }
  return steps > 0 ? 0 : 1
}

/** The version before the live one. After a step back, another step goes further back. */
function previousVersion(publications: readonly Publication[]): string | undefined {
  let names: string[] = []
  for (const { version, kind } of publications.toReversed()) {
    names = [version, ...(kind === 'back' ? names.slice(names.indexOf(version) + 1) : names.filter((name) => name !== version))]
  }
  return names[1]
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
      const by = last && `  ${momentOf(last.at, locale)} ${last.who}${last.why === '' ? '' : `: ${last.why}`}`
      print(`${locale}  ${name}${name === version ? '  live' : ''}${by ?? ''}`)
    }
  }
  return 0
}

async function point(context: StoreContext, locale: LocaleCode, version: string, kind: 'restore' | 'back' = 'restore'): Promise<boolean> {
  const { stores, who, why = '', now, print } = context
  const { version: base } = await liveVersion(stores, locale)
  const result = await makeLive(stores, version, { locale, base, who, why, at: now, kind })
  const isLive = result.kind === 'live' || result.kind === 'already-live'
  print(`${locale}  ${version} ${isLive ? 'is live' : reasonOf(result.kind)}`)
  return isLive
}

function reasonOf(kind: string): string {
  return kind === 'version-missing'
    ? 'is no longer in KV: it cannot be made live'
    : 'was not made live, because another version was published at the same time: see "versions"'
}

/** yyyy-MM-dd HH:mm, in the locale's main time zone */
function momentOf(at: number, locale: LocaleCode): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: LOCALES[locale].timeZones[0] }).format(at)
}
