import type { Context } from 'hono'
import { SENT_QUERY_NAME } from '#shared/forms/form-values.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { AppEnv } from '../app-env.ts'
import { loadContext } from '../load-context.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { visitorPlace } from '../loaders/visitor-place.ts'
import { findForm, withFormAnswer } from '../site/page-blocks.ts'

/** What the address comes to, for the page and its payload alike: with the stations near this visitor, and his thanks for a form. */
export async function visitorResult(c: Context<AppEnv>): Promise<PageResult> {
  const context = loadContext(c)
  const { search, searchParams } = new URL(c.req.url)
  const found = await resolvePage(context, c.get('site'), search)
  const result = await attachLocator(context, { search, place: visitorPlace(c.req.raw.cf) }, found)
  const sent = searchParams.get(SENT_QUERY_NAME)
  // any id may stand in an address: one that is no form of this page changes nothing
  if (result.kind !== 'page' || sent === null || !findForm(result.page.content, sent)) return result
  return { ...result, page: withFormAnswer(result.page, sent, { kind: 'sent' }) }
}
