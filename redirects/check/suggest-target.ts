import { createFindEntry } from '../table/rule-index.ts'
import type { TableEntries } from '../table/table-entries.ts'
import { createNearestPath, type NearPath, pathsAbove } from './nearest-path.ts'

/** The likely target of an address that has no page and no rule, and why. */
export interface TargetSuggestion {
  target: string
  /** without: the page without this part. rule: the target of this rule */
  why: NearPath['why'] | { kind: 'without'; part: string } | { kind: 'rule'; source: string }
}

/** More differing letters than this are no misspelling. */
const FEW_LETTERS = 2

/** A page spelled almost like it, a page or rule without a part of it, a rule above, any page. */
export function createSuggestTarget(
  pages: ReadonlySet<string>,
  entries: TableEntries,
): (path: string) => TargetSuggestion | undefined {
  const anyPage = createNearestPath(pages)
  const findRule = createFindEntry(entries)

  return function suggestTarget(path) {
    const above = pathsAbove(path).map(ruleOf)
    return closePage(path) ?? withoutPart(path) ?? above.find(Boolean) ?? anyPage(path)
  }

  function closePage(path: string): TargetSuggestion | undefined {
    const near = anyPage(path)
    const isClose =
      near?.why.kind === 'name' || (near?.why.kind === 'letters' && near.why.count <= FEW_LETTERS)
    return isClose ? near : undefined
  }

  function withoutPart(path: string): TargetSuggestion | undefined {
    for (const { rest, part } of shortened(path)) {
      const why = { kind: 'without' as const, part }
      if (pages.has(rest)) return { target: rest, why }
      const rule = ruleOf(rest)
      if (rule) return rule
      const near = closePage(rest)
      if (near) return { target: near.target, why }
    }
    return undefined
  }

  function ruleOf(path: string): TargetSuggestion | undefined {
    const rule = findRule(path)
    return rule && { target: rule.target, why: { kind: 'rule', source: rule.source } }
  }
}

function shortened(path: string): { rest: string; part: string }[] {
  const [extension] = /\.\w{2,5}$/.exec(path) ?? []
  const [first] = /^\/[^/]+(?=\/)/.exec(path) ?? []
  return [
    ...(extension === undefined
      ? []
      : [{ rest: path.slice(0, -extension.length), part: extension }]),
    ...(first === undefined ? [] : [{ rest: path.slice(first.length), part: first }]),
  ]
}
