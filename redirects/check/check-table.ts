import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import type { InvalidLine, ParsedTable } from '../table/parse-table.ts'
import { createFindRule } from '../table/rule-index.ts'
import { tableEntries, unreadableKey } from '../table/table-entries.ts'
import { MAX_TABLE_RULES, sizeFault } from '../table/table-size.ts'
import { targetEncoding, unknownHost } from './address-findings.ts'
import type { CheckContext } from './check-context.ts'
import { type Finding, ruleFinding } from './finding.ts'
import { repairLine } from './repair-line.ts'
import { createSourceFindings } from './source-findings.ts'
import { createTargetFinding } from './target-findings.ts'

/** The problems of a table with their fixes, in the order of its lines. */
export function checkTable(
  { rules = [], invalid = [] }: Partial<ParsedTable>,
  context: CheckContext,
): Finding[] {
  const findRule = createFindRule(rules)
  const sourceFindings = createSourceFindings(rules, findRule, context)
  const targetFinding = createTargetFinding(findRule, context)

  return [
    ...invalid.map((line) => unreadable(line, context)),
    ...rules.flatMap((rule) => {
      const findings = sourceFindings(rule)
      // a second rule for a path is never used, so its target does not matter
      return findings.some(({ kind }) => kind === 'duplicate')
        ? findings
        : [...findings, targetEncoding(rule), unknownHost(rule, context), targetFinding(rule)]
    }),
    tooMany(rules),
  ]
    .filter((finding) => finding !== undefined)
    .sort((a, b) => a.at - b.at)
}

/** The finding is at the first rule beyond the limit, or at the last one. */
function tooMany(rules: RedirectRule[]): Finding | undefined {
  const because = sizeFault(tableEntries({ rules }))
  const first = rules[MAX_TABLE_RULES] ?? rules.at(-1)
  return because && first && { ...ruleFinding(first, 'too-many', 'error'), because }
}

function unreadable({ line, text, ...because }: InvalidLine, context: CheckContext): Finding {
  const key = unreadableKey(text)
  const after = repairLine(text, context)
  const repair =
    after === undefined
      ? []
      : [{ kind: 'use-address' as const, changes: [{ key, before: text, after }] }]
  return {
    key,
    line: text,
    at: line,
    kind: 'unreadable',
    severity: 'error',
    words: {},
    because,
    fixes: [...repair, { kind: 'remove', changes: [{ key, before: text }] }],
  }
}
