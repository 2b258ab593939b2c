import { CommandError } from '../../../scripts/command-line.ts'
import { dayAt } from '../../table/day-at.ts'
import { createFindRule } from '../../table/rule-index.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { explainAddress } from '../../explain/explain-address.ts'
import type { ExplainedSite } from '../../explain/site-answer.ts'
import { describeStep } from '../../explain/step.ts'
import type { StoreContext } from '../command.ts'
import { rulesOf } from '../rules-of.ts'

/** Says step by step where an address leads, by the tables in the files or of a version. Exit code 1: nowhere. */
export async function explain(context: StoreContext): Promise<number> {
  const [pasted] = context.operands
  if (pasted === undefined) throw new CommandError('Which address? For example: explain /tietosuoja')
  const explanation = await explainAddress(pasted, await explainedSite(context))
  if (!explanation) throw new CommandError(`${pasted} is no address.`)
  for (const { address, steps } of explanation.hops) {
    context.print(shown(address))
    for (const step of steps) context.print(`  ${describeStep(step, context.of)}`)
  }
  const { kind, address } = explanation.end
  const ends = {
    page: 'a page',
    'not-found': 'no page',
    'answered-before': 'no page of the tables',
    outside: 'another site',
    'too-many': 'a loop',
  }
  context.print(`${shown(address)}  ${ends[kind]}`)
  return kind === 'page' || kind === 'outside' || kind === 'answered-before' ? 0 : 1
}

/** The site as its tables stand in the files, or in a version. */
export async function explainedSite(context: StoreContext): Promise<ExplainedSite> {
  const { locales, knownPaths, files, now } = context
  const tables = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const rules = await rulesOf(context, locale)
      return { locale, find: createFindRule(rules, dayAt(now, locale)), pages: await knownPaths(locale) }
    }),
  )
  const of = (locale: string) => tables.find((table) => table.locale === locale)
  return {
    LOCALE_DOMAINS: await files.hosts(),
    locale: locales[0] ?? 'fi-FI',
    lookUp: (locale, path) => of(locale)?.find(path),
    pageAt: async (locale, path) => ({ kind: of(locale)?.pages.has(path) ? 'page' : 'none' }),
  }
}

function shown(address: string): string {
  return address.replace('https://site.invalid', '')
}
