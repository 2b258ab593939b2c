import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import type { FindRule } from '../table/rule-index.ts'
import type { CheckContext } from './check-context.ts'
import { createWays, targetPage } from './rule-ways.ts'

/** Where the redirects of a path end. nowhere: at the error page */
export interface PathEnd {
  kind: 'page' | 'outside' | 'nowhere'
  address: string
}

/** Finds where addresses end, by table and list of pages, without card lists (§2.1). */
export function createEndOf(
  findRule: FindRule,
  context: CheckContext,
): (address: string) => PathEnd {
  const wayOf = createWays(findRule, context)

  function endAt(address: string): PathEnd {
    const page = targetPage(address, context)
    if (!page) return { kind: 'outside', address }
    return {
      kind: context.pages[page.locale]?.has(page.path) === false ? 'nowhere' : 'page',
      address,
    }
  }

  return function endOf(address) {
    const page = targetPage(address, context)
    const way = page?.locale === context.locale ? wayOf(page.path) : undefined
    // the site ignores a loop and a chain that is too long: the visitor stays at the address
    return endAt(way && !way.round && way.hops <= MAX_REDIRECT_HOPS ? way.end : address)
  }
}
