import { MAX_REDIRECT_HOPS } from '#shared/navigation/redirect-target.ts'
import type { FindRule } from '../table/rule-index.ts'
import type { CheckContext } from './check-context.ts'
import { createWays, targetPage } from './rule-ways.ts'

/** Where a visitor ends, by the rules and the list of pages: on a page, on another site, or on the error page. */
export interface PathEnd {
  kind: 'page' | 'outside' | 'nowhere'
  /** the last address, as a target would say it */
  address: string
}

/** The ends of a locale's addresses by its table. Fast enough for tens of thousands; card lists are not seen. */
export function createEndOf(findRule: FindRule, context: CheckContext): (address: string) => PathEnd {
  const wayOf = createWays(findRule, context)

  function endAt(address: string): PathEnd {
    const page = targetPage(address, context)
    if (!page) return { kind: 'outside', address }
    return { kind: context.pages[page.locale]?.has(page.path) === false ? 'nowhere' : 'page', address }
  }

  return function endOf(address) {
    const page = targetPage(address, context)
    const way = page?.locale === context.locale ? wayOf(page.path) : undefined
    // the site follows neither a loop nor so long a chain: the visitor stays
    return endAt(way && !way.round && way.hops <= MAX_REDIRECT_HOPS ? way.end : address)
  }
}
