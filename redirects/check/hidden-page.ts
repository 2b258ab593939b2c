import { isFolderSource } from '#shared/navigation/redirect-rule.ts'
import { targetPage } from './rule-ways.ts'
import { createPathsBelow } from './paths-below.ts'
import type { CheckContext } from './check-context.ts'
import { foldedKey } from '../table/rule-index.ts'

/** Finds the page that a rule would hide, before the rule is in a table. A rule that leads to the page itself hides nothing. */
export function createHiddenPage(
  pages: ReadonlySet<string>,
  context: Pick<CheckContext, 'locale' | 'LOCALE_DOMAINS'>,
): (source: string, target: string) => string | undefined {
  const byKey = new Map(Array.from(pages, (path) => [foldedKey(path), path]))
  const pagesBelow = createPathsBelow(byKey.keys())

  return function hiddenPage(source, target) {
    const key = foldedKey(source)
    const keys = isFolderSource(source) ? pagesBelow(key.slice(0, -2)) : [key]
    const end = targetPage(target, context)
    const found = keys.map((each) => byKey.get(each)).find((page) => page !== undefined && page !== end?.path)
    return found
  }
}
