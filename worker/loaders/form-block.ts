import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormAnswer } from '#shared/forms/form-answer.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownContent, ShownForm, ShownPage } from '#shared/navigation/shown-page.ts'

type FoundPage = Extract<PageResult, { kind: 'page' }>

/** A form of the page by its id: the definition its rules come from. */
export function findForm({ body }: ShownContent, formId: string): FormDefinition | undefined {
  return body.find((block): block is ShownForm => isForm(block, formId))?.form
}

export function formIds(result: PageResult): string[] {
  return result.kind === 'page' ? result.page.content.body.flatMap((block) => (block.contentType === 'form' ? block.form.id : [])) : []
}

/** The page with what a form on it came to. It is one visitor's: not kept in the memo, and with something typed not in the cache. */
export function withFormAnswer(result: FoundPage, formId: string, answer: FormAnswer): FoundPage {
  const { content } = result.page
  const body = content.body.map((block): ShownBlock => (isForm(block, formId) ? { ...block, answer } : block))
  return { ...result, page: { ...result.page, content: { ...content, body } } }
}

export function hasFormAnswer({ content }: ShownPage): boolean {
  return content.body.some((block) => block.contentType === 'form' && block.answer !== undefined)
}

function isForm(block: ShownBlock, formId: string): block is ShownForm {
  return block.contentType === 'form' && block.form.id === formId
}
