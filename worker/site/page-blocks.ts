import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormAnswer } from '#shared/forms/check-form.ts'
import type { ShownBlock, ShownContent, ShownForm, ShownPage } from '#shared/navigation/shown-page.ts'

/** Pages that show names, orders and codes after hydration. No browser stores them: Back would show them to the next person. */
const PRIVATE_BLOCKS: ReadonlySet<ShownBlock['contentType']> = new Set(['checkout', 'orderStatus', 'customerPages', 'savedPages'])

export function isPrivate({ content }: ShownPage): boolean {
  return content.body.some(({ contentType }) => PRIVATE_BLOCKS.has(contentType))
}

/** Holds something personal once it is open: the edge caches nothing of it. */
export function isPersonal(page: ShownPage): boolean {
  return isPrivate(page) || page.content.body.some(({ contentType }) => contentType === 'cart')
}

/** Made for one visitor: a search and the locator's list depend on query and position, a form's outcome holds what was typed. */
export function isForOneVisitor({ content }: ShownPage): boolean {
  return content.body.some(
    (block) =>
      block.contentType === 'stationLocator' ||
      block.contentType === 'search' ||
      (block.contentType === 'form' && block.answer !== undefined),
  )
}

/** A form of the page by its id: the definition its rules come from. */
export function findForm({ body }: ShownContent, formId: string): FormDefinition | undefined {
  return body.find((block): block is ShownForm => isForm(block, formId))?.form
}

/** The page with what a form on it came to. */
export function withFormAnswer(page: ShownPage, formId: string, answer: FormAnswer): ShownPage {
  return withBlocks(page, (block) => (isForm(block, formId) ? { ...block, answer } : block))
}

/** The page with its blocks changed. */
export function withBlocks(page: ShownPage, change: (block: ShownBlock) => ShownBlock): ShownPage {
  const { content } = page
  return { ...page, content: { ...content, body: content.body.map(change) } }
}

function isForm(block: ShownBlock, formId: string): block is ShownForm {
  return block.contentType === 'form' && block.form.id === formId
}
