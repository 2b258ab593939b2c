import { articleListPages, articlePages } from '#shared/navigation/article-pages.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { SENT_QUERY_NAME } from '#shared/forms/reserved-names.ts'
import { formIds } from '../loaders/form-block.ts'

/** What a query can change on a page, written as one: each form that can have been sent, the last page of each of its article lists. '' for nothing. */
export function pageVariants(result: PageResult): string {
  const lastPages = result.kind === 'page' ? articleListPages(result.page.content.body) : []
  const pages = lastPages.filter(([, last]) => last > 1).map(([name, last]) => [name, String(last)])
  const forms = formIds(result).map((id) => [SENT_QUERY_NAME, id])
  return new URLSearchParams([...forms, ...pages]).toString()
}

/** Anything may stand in an address: of what a page does not know nothing is left, so it changes nothing, and costs nothing. */
export function askedVariant(search: string, variants: string | null): URLSearchParams | undefined {
  const [asked, known] = [new URLSearchParams(search), new URLSearchParams(variants ?? '')]
  const id = asked.get(SENT_QUERY_NAME)
  const sent = id !== null && known.has(SENT_QUERY_NAME, id) ? [[SENT_QUERY_NAME, id]] : []
  const pages = [...articlePages(asked)]
    .filter(([name, page]) => page <= Number(known.get(name)))
    .map(([name, page]) => [name, String(page)])
  const variant = [...sent, ...pages.toSorted()]
  return variant.length > 0 ? new URLSearchParams(variant) : undefined
}
