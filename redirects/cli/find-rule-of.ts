import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../scripts/command-line.ts'
import { tableOf } from '../drafts/table-of.ts'
import { dayAt } from '../table/day-at.ts'
import { createFindEntry, createFindRule, type FindRule } from '../table/rule-index.ts'
import { tableEntries, type TableEntries } from '../table/table-entries.ts'
import type { StoreContext } from './command.ts'

/** The entries of the table of --of, by default of the file. Missing tables are empty. */
export async function entriesOf({ of, stores, readTable }: StoreContext, locale: LocaleCode): Promise<TableEntries> {
  if (of === undefined) return tableEntries(await readTable(locale))
  return (await tableOf(stores, locale, of)) ?? (await tableOf(stores, locale, 'live')) ?? new Map()
}

/** Looks up rules in the table of --of, by default in the file. A version belongs to one locale; other locales use their live tables. */
export async function findRuleOf({ of, stores, locales, readTable, now }: StoreContext, locale: LocaleCode): Promise<FindRule> {
  const day = dayAt(now, locale)
  if (of === undefined) return createFindRule((await readTable(locale)).rules, day)
  const named = await tableOf(stores, locale, of)
  if (named) return createFindEntry(named, day)
  if (of !== 'live' && locales.length === 1 && locales[0] === locale)
    throw new CommandError(`There is no version ${of} of ${locale}: "versions" lists all versions.`)
  const live = await tableOf(stores, locale, 'live')
  if (!live) throw new CommandError(`The live table of ${locale} cannot be read: make another version live, or publish the file.`)
  return createFindEntry(live, day)
}
