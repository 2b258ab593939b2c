import { CommandError } from '../../../scripts/command-line.ts'
import { explainAddress } from '../../explain/explain-address.ts'
import { explainedSite } from '../../explain/explained-site.ts'
import type { ExplainedSite } from '../../explain/site-answer.ts'
import { describeStep } from '../../explain/step.ts'
import type { StoreContext } from '../command.ts'
import { findRuleOf } from '../find-rule-of.ts'
import { checkContext } from './check.ts'

/** Says step by step where an address leads, by the tables in the files or of a version. Exit code 1: nowhere. */
export async function explain(context: StoreContext): Promise<number> {
  const [pasted] = context.operands
  if (pasted === undefined) throw new CommandError('Which address? For example: explain /tietosuoja')
  const explanation = await explainAddress(pasted, await commandSite(context))
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

/** The site with the tables of the files, or of a version. */
export async function commandSite(context: StoreContext): Promise<ExplainedSite> {
  const locale = context.locales[0] ?? 'fi-FI'
  const { LOCALE_DOMAINS, pages } = await checkContext(context, locale)
  return explainedSite(
    { LOCALE_DOMAINS, locale, pageAt: async (code, path) => ({ kind: pages[code]?.has(path) ? 'page' : 'none' }) },
    (code) => findRuleOf(context, code),
  )
}

function shown(address: string): string {
  return address.replace('https://site.invalid', '')
}
