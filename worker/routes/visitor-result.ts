import type { Context } from 'hono'
import { readReference } from '#shared/forms/check-form.ts'
import { REFERENCE_QUERY_NAME, SENT_QUERY_NAME } from '#shared/forms/form-values.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { attachSearch } from '../loaders/attach-search.ts'
import type { Versioned } from '../loaders/content-loader.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { findForm, withFormAnswer, withLinkedValues } from '../page-blocks.ts'
import { countVisit } from '../visits/count-visit.ts'
import { isOverLimit } from './visitor-limit.ts'

/**
 * The result for page and payload, with everything that depends on this visitor: stations, search
 * results, a form that a link fills in, thanks for a form.
 */
export async function visitorResult(c: Context<AppEnv>): Promise<Versioned<PageResult>> {
  const context = loadContext(c)
  const { search, searchParams } = c.get('url')
  const { value: found, version } = await resolvePage(context, c.get('address'), search)
  countVisit(c, context, found)
  const located = await attachLocator(context, search, found, {
    cf: c.req.raw.cf,
    isOverLimit: () => isOverLimit(c, 'STATION_LIMIT'),
  })
  const result = await attachSearch(context, search, located, {
    cf: c.req.raw.cf,
    isOverLimit: () => isOverLimit(c, 'SEARCH_LIMIT'),
  })
  const sent = searchParams.get(SENT_QUERY_NAME)
  // an id that is not a form of this page is ignored
  if (result.kind !== 'page') return { value: result, version }
  if (sent === null || !findForm(result.page.content, sent)) {
    return { value: { ...result, page: withLinkedValues(result.page, searchParams) }, version }
  }
  const reference = readReference(searchParams.get(REFERENCE_QUERY_NAME))
  return {
    value: { ...result, page: withFormAnswer(result.page, sent, { kind: 'sent', reference }) },
    version,
  }
}
