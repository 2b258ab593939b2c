import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { createSuggestTarget } from '../../check/suggest-target.ts'
import { explainAddress } from '../../explain/explain-address.ts'
import type { ExplainedSite } from '../../explain/site-answer.ts'
import type { Step } from '../../explain/step.ts'
import { parseRedirectTable } from '../../table/parse-table.ts'
import { createFindRule } from '../../table/rule-index.ts'
import { tableEntries } from '../../table/table-entries.ts'
import { ruleLine } from '../../table/write-line.ts'
import { stepText, suggestionText } from '../../words/describe.ts'
import { ENDS } from '../../words/sentences.ts'
import type { CommandContext } from '../command.ts'
import { checkContext } from './check.ts'

/** Exit code 1: the last page is missing, or there are too many redirects. */
export async function explain(context: CommandContext): Promise<number> {
  const [pasted] = context.operands
  if (pasted === undefined)
    throw new CommandError('Which address? For example: explain /tietosuoja')
  const explanation = await explainAddress(pasted, await commandSite(context))
  if (!explanation) throw new CommandError(`${pasted} is not an address.`)
  for (const { address, steps } of explanation.hops) {
    context.print(shown(address))
    for (const step of steps) context.print(`  ${describe(step)}`)
  }
  const { kind, address, suggestion } = explanation.end
  context.print(`${ENDS[kind]}: ${shown(address)}`)
  if (suggestion)
    context.print(`  Probably: ${suggestion.target} (${suggestionText(suggestion.why)})`)
  return kind === 'page' || kind === 'outside' || kind === 'answered-before' ? 0 : 1
}

async function commandSite({ files, locales, knownPaths }: CommandContext): Promise<ExplainedSite> {
  const locale = locales[0] ?? 'fi-FI'
  const { LOCALE_DOMAINS, pages } = await checkContext({ files, knownPaths }, locale)
  const rulesOf = async (code: LocaleCode) => parseRedirectTable(await files.tableText(code)).rules
  return {
    LOCALE_DOMAINS,
    ownHosts: [...(await files.externalHosts())],
    locale,
    pageAt: async (code, path) => ({ kind: pages[code]?.has(path) ? 'page' : 'none' }),
    lookUp: async (code, path) => createFindRule(await rulesOf(code))(path),
    async suggest(code, path) {
      const entries = tableEntries({ rules: await rulesOf(code) })
      return createSuggestTarget(pages[code] ?? new Set(), entries)(path)
    },
  }
}

function describe(step: Step): string {
  return step.kind === 'rule'
    ? `redirects/${step.locale}.txt:${step.rule.line}  ${ruleLine(step.rule)}`
    : stepText(step)
}

function shown(address: string): string {
  return address.replace('https://site.invalid', '')
}
