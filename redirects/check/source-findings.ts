// Problems with the old path of a rule, and rules that are not needed.

import { decodePath, encodePath, parsePagePath } from '#shared/navigation/page-path.ts'
import { isFolderSource, type RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { isAnsweredBefore } from '../table/answered-before.ts'
import { createFindRule, type FindRule, foldedKey } from '../table/rule-index.ts'
import { ruleLine } from '../table/write-line.ts'
import type { CheckContext } from './check-context.ts'
import { changeRule, type Finding, type Fix, remove, ruleFinding } from './finding.ts'
import { repairEncoding } from './repair-encoding.ts'
import { targetPage } from './rule-ways.ts'

export function createSourceFindings(
  rules: readonly RedirectRule[],
  findRule: FindRule,
  context: CheckContext,
) {
  const findFolder = createFindRule(rules.filter(({ source }) => isFolderSource(source)))
  const firstOf = new Map<string, RedirectRule>()
  const keys = new Map(rules.map((rule) => [rule, foldedKey(rule.source)]))
  for (const [rule, key] of keys) if (!firstOf.has(key)) firstOf.set(key, rule)
  const pages = new Map(
    Array.from(context.pages[context.locale] ?? [], (path) => [foldedKey(path), path]),
  )

  return function sourceFindings(rule: RedirectRule): Finding[] {
    const first = firstOf.get(keyOf(rule))
    // §2.3 matches decoded and without case: two spellings of one path cannot have two targets
    if (first && first !== rule) return [duplicate(rule, first)]
    return [
      encoding(rule),
      neverAsked(rule),
      redundant(rule),
      wholeSite(rule) ?? hiddenPage(rule),
    ].filter((finding) => finding !== undefined)
  }

  function keyOf(rule: RedirectRule): string {
    return keys.get(rule) ?? foldedKey(rule.source)
  }

  function duplicate(rule: RedirectRule, first: RedirectRule): Finding {
    const keep: Fix = { kind: 'remove', changes: changeRule(first, {}) }
    const fixes =
      ruleLine(rule) === ruleLine(first)
        ? [keep]
        : [keep, { kind: 'remove-other' as const, changes: changeRule(first, rule) }]
    const words = { first: first.source, firstTarget: first.target }
    return ruleFinding(rule, 'duplicate', 'error', words, fixes)
  }

  function encoding(rule: RedirectRule): Finding | undefined {
    const repaired = repairEncoding(rule.source)
    // a path that is encoded twice is never requested
    if (repaired === undefined || !isAsked(rule)) return undefined
    // a Latin-1 path next to the same UTF-8 path is intended: old links use it
    if (foldedKey(repaired) !== keyOf(rule) && firstOf.has(foldedKey(repaired))) return undefined
    return ruleFinding(rule, 'encoding', 'warning', { written: rule.source, repaired }, [
      rename(rule, repaired),
    ])
  }

  function neverAsked(rule: RedirectRule): Finding | undefined {
    const { path, locale } = parsePagePath(rule.source)
    if (isAnsweredBefore(path))
      return ruleFinding(rule, 'never-asked', 'warning', { reason: 'answered-before' }, [
        remove(rule),
      ])
    if (isAsked(rule)) return undefined
    const meant = encodePath(decodePath(path)).replace(/%2A$/, '*')
    const isOwn = locale === undefined || locale === context.locale
    return ruleFinding(
      rule,
      'never-asked',
      'warning',
      { reason: 'not-looked-up' },
      isOwn ? [rename(rule, meant), remove(rule)] : [remove(rule)],
    )
  }

  /** The page route removes the locale and preview segments and decodes (§2.1). */
  function isAsked(rule: RedirectRule): boolean {
    return foldedKey(parsePagePath(rule.source).path) === keyOf(rule)
  }

  /** The folder around the path has the same target. */
  function redundant(rule: RedirectRule): Finding | undefined {
    const path = rule.source.replace(/\/\*$/, '')
    const above = isFolderSource(rule.source) ? path.slice(0, path.lastIndexOf('/')) : path
    const other = above === '' && path === '' ? undefined : findFolder(above)
    return other?.target === rule.target && other !== rule
      ? ruleFinding(rule, 'redundant', 'warning', { other: other.source }, [remove(rule)])
      : undefined
  }

  /** A rule for every path is published only if its note names the host or path of its target. */
  function wholeSite(rule: RedirectRule): Finding | undefined {
    if (keyOf(rule) !== '/*') return undefined
    const name = /^https?:\/\/([^/?#]+)/i.exec(rule.target)?.[1] ?? rule.target
    if (rule.note?.includes(name)) return undefined
    return ruleFinding(rule, 'whole-site', 'error', { name }, [remove(rule)])
  }

  function hiddenPage(rule: RedirectRule): Finding | undefined {
    const key = keyOf(rule)
    const hidden = (isFolderSource(rule.source) ? pagesBelow(key.slice(0, -1)) : [key]).filter(
      (page) => hides(rule, pages.get(page)),
    )
    const [first] = hidden
    if (first === undefined) return undefined
    return ruleFinding(
      rule,
      'hidden-page',
      'danger',
      { page: pages.get(first) ?? first, pages: String(hidden.length) },
      [remove(rule)],
    )
  }

  /** @param folder ends with a slash */
  function pagesBelow(folder: string): string[] {
    return [...pages.keys()].filter((page) => `${page}/`.startsWith(folder))
  }

  function hides(rule: RedirectRule, page: string | undefined): boolean {
    const found = page === undefined ? undefined : findRule(page)
    return found === rule && targetPage(rule.target, context)?.path !== page
  }

  /** Moves the rule to another path, or removes it if that path has a rule already. */
  function rename(rule: RedirectRule, source: string): Fix {
    const key = foldedKey(source)
    return key !== keyOf(rule) && firstOf.has(key)
      ? remove(rule)
      : { kind: 'rename', changes: changeRule(rule, { source }) }
  }
}
