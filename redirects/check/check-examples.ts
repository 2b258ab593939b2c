import type { RedirectExample, RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { isAnsweredBefore } from '../table/answered-before.ts'
import { dayAt } from '../table/day-at.ts'
import { createFindRule, foldedKey } from '../table/rule-index.ts'
import { exampleEntryKey, ruleEntryKey } from '../table/table-entries.ts'
import { exampleLine, ruleLine } from '../table/write-line.ts'
import { targetEncoding, unknownHost } from './address-findings.ts'
import type { CheckContext } from './check-context.ts'
import { createEndOf } from './end-of-path.ts'
import type { Finding, Fix } from './finding.ts'
import { repairEncoding } from './repair-encoding.ts'
import { targetPage } from './rule-ways.ts'

/** Follows the redirects of each example with today's rules: they must end at its target. */
export function checkExamples(examples: readonly RedirectExample[], rules: readonly RedirectRule[], context: CheckContext): Finding[] {
  if (examples.length === 0) return []
  const { locale, pages } = context
  const findRule = createFindRule(rules, dayAt(context.now, locale))
  const pathEnd = createEndOf(findRule, context)
  let ruleOf: Map<string, RedirectRule> | undefined
  const hiddenPages = new Set(Array.from(pages[locale] ?? [], foldedKey))
  const firstOf = new Map(examples.toReversed().map((example) => [exampleEntryKey(example.path), example]))
  return examples.flatMap((example) => {
    const first = firstOf.get(exampleEntryKey(example.path)) ?? example
    if (first !== example) return [second(example, first)]
    const leadsTo = endOf(example.path)
    return leadsTo !== undefined && isSame(leadsTo, example.target) ? [] : [failing(example, leadsTo)]
  })

  /** undefined: the error page */
  function endOf(path: string): string | undefined {
    const { kind, address } = pathEnd(path)
    return kind === 'nowhere' ? undefined : address
  }

  /** Whether two addresses name the same page of the site, with the same query and hash. */
  function isSame(left: string, right: string): boolean {
    const [one, other] = [left, right].map((address) => targetPage(address, context))
    if (!one || !other) return left === right
    return one.locale === other.locale && one.path === other.path && afterPath(left) === afterPath(right)
  }

  function second({ path, target, line }: RedirectExample, first: RedirectExample): Finding {
    const key = exampleEntryKey(path)
    const kept = exampleLine(first)
    return {
      key,
      line: exampleLine({ path, target }),
      at: line,
      kind: 'duplicate',
      severity: 'error',
      words: { source: path, target, first: first.path, firstTarget: first.target, firstLine: String(first.line) },
      fixes: [{ kind: 'remove', changes: [{ key, before: kept, after: kept }] }],
    }
  }

  function failing(example: RedirectExample, leadsTo: string | undefined): Finding {
    const { path, target, line } = example
    // if a rule redirects the target itself, no rule can make the example end there
    const isEnd = endOf(target) === target && !findRule(targetPage(target, context)?.path ?? '')
    const lead: Fix = { kind: 'lead-there', changes: [leadThere(example)] }
    const before = exampleLine(example)
    const key = exampleEntryKey(path)
    const accept: Fix =
      leadsTo === undefined
        ? { kind: 'remove', changes: [{ key, before }] }
        : { kind: 'accept', changes: [{ key, before, after: exampleLine({ path, target: leadsTo }) }] }
    return {
      key,
      line: before,
      at: line,
      kind: 'example',
      severity: 'error',
      words: { path, wanted: target, leadsTo: leadsTo ?? '' },
      fixes: isEnd && canLead(example) && !isSame(path, target) ? [lead, accept] : [accept],
    }
  }

  /** Whether a new rule for the path would have no problem. */
  function canLead({ path, target, line }: RedirectExample): boolean {
    const rule = { source: path, target, line }
    if (unknownHost(rule, context) || targetEncoding(rule) || repairEncoding(path) !== undefined || path.includes('*')) return false
    // the rule would hide a page, also one with another letter case
    if (isAnsweredBefore(path) || hiddenPages.has(foldedKey(path))) return false
    return foldedKey(targetPage(path, context)?.path ?? '') === foldedKey(path)
  }

  /** Changes the rule of the path, or adds one. */
  function leadThere({ path, target }: RedirectExample) {
    const key = ruleEntryKey(path)
    ruleOf ??= new Map(rules.toReversed().map((rule) => [foldedKey(rule.source), rule]))
    const rule = ruleOf.get(foldedKey(path))
    if (!rule) return { key, after: ruleLine({ source: path, target }) }
    const { from: _, until: __, ...always } = rule
    return { key, before: ruleLine(rule), after: ruleLine({ ...always, target }) }
  }
}

function afterPath(address: string): string {
  return /[?#].*$/s.exec(address)?.[0] ?? ''
}
