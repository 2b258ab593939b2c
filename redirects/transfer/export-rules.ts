import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectExample, RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { faultText } from '../messages/describe.ts'
import { english } from '../messages/english.ts'
import type { Fault } from '../table/fault.ts'
import { ruleEntryKey } from '../table/table-entries.ts'
import { exampleLine, ruleLine } from '../table/write-line.ts'
import type { Format } from './formats.ts'
import { readImport } from './read-import.ts'
import { type RuleWriter, RULE_WRITERS } from './rule-writers.ts'

interface ExportContext {
  locale: LocaleCode
  /** of the locale's site, for the cloudflare format, which has full addresses */
  host: string
  /** only the table format has them */
  examples?: readonly RedirectExample[]
}

export interface Export {
  text: string
  /** rules that the format cannot express; a format with comments contains them as comments */
  leftOut: { rule: RedirectRule; because: Fault }[]
  /** properties that the format cannot express */
  dropped: ('owner' | 'note')[]
}

/** Writes the rules in a format. Each line is imported again: if the result is another rule, the rule is left out with the reason. */
export function exportRules(rules: readonly RedirectRule[], format: Format, context: ExportContext): Export {
  const writer = RULE_WRITERS[format]
  const lines = [...writer.head]
  const leftOut: Export['leftOut'] = []
  const dropped = new Set<'owner' | 'note'>()
  for (const rule of rules) {
    const written = writer.write(rule, context)
    const because = faultOf(rule, written, format, context)
    if (!because) {
      for (const name of ['owner', 'note'] as const) if (rule[name] !== undefined && !writer.says.includes(name)) dropped.add(name)
      lines.push(written)
    } else {
      leftOut.push({ rule, because })
      if (writer.hasComments) lines.push(`# left out: ${faultText(english, because)} ${ruleLine(rule)}`)
    }
  }
  if (format === 'table') lines.push(...(context.examples ?? []).map(exampleLine))
  return { text: lines.map((line) => `${line}\n`).join(''), leftOut, dropped: [...dropped] }
}

function faultOf(rule: RedirectRule, written: string, format: Format, { locale, host }: ExportContext): Fault | undefined {
  const writer: RuleWriter = RULE_WRITERS[format]
  if ((rule.from ?? rule.until) !== undefined && !writer.says.includes('days')) return { fault: 'formatDays' }
  const { rules, refused } = readImport([...writer.head, written].join('\n'), { locale, hosts: { [host]: locale } }, format)
  const [read] = rules
  if (!read) return refused[0] ?? { fault: 'formatCannot' }
  const isSame = ruleEntryKey(read.source) === ruleEntryKey(rule.source) && read.target === rule.target
  return isSame ? undefined : { fault: 'formatCannot' }
}
