import { SENT_QUERY_NAME } from '#shared/forms/reserved-names.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { withFormAnswer } from '../loaders/form-block.ts'

/** The id of the form that a form without a script ended at (./forms.ts). Such an address goes past the cache: any id may stand in it. */
export function sentForm(search: string): string | undefined {
  return new URLSearchParams(search).get(SENT_QUERY_NAME) ?? undefined
}

/** The page with this form done; as it is when it has no such form. */
export function withSentForm(result: PageResult, search: string): PageResult {
  const formId = sentForm(search)
  return result.kind === 'page' && formId !== undefined ? withFormAnswer(result, formId, { kind: 'sent' }) : result
}
