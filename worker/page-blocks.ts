import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormAnswer } from '#shared/forms/check-form.ts'
import { entryValues } from '#shared/forms/form-values.ts'
import {
  isLocator,
  type ShownBlock,
  type ShownForm,
  type ShownPage,
} from '#shared/navigation/shown-page.ts'

/**
 * Pages with these blocks show names, orders and codes after hydration. Browsers must not store
 * them: Back would show them to the next user.
 */
const PRIVATE_BLOCKS: ReadonlySet<ShownBlock['contentType']> = new Set([
  'checkout',
  'orderStatus',
  'customerPages',
  'savedPages',
])

export function isPrivate({ content }: ShownPage): boolean {
  return content.body.some(({ contentType }) => PRIVATE_BLOCKS.has(contentType))
}

/** Shows personal data after hydration, so the edge does not cache it. */
export function isPersonal(page: ShownPage): boolean {
  return isPrivate(page) || page.content.body.some(({ contentType }) => contentType === 'cart')
}

/**
 * Rendered for one visitor: search and locator depend on query and position, a form's answer
 * contains typed values.
 */
export function isForOneVisitor({ content }: ShownPage): boolean {
  return content.body.some(
    (block) =>
      isLocator(block) ||
      block.contentType === 'search' ||
      (block.contentType === 'form' && block.answer !== undefined),
  )
}

/** A search, of the site or for stations, that the rate limit has refused. */
export function isLimited({ content }: ShownPage): boolean {
  return content.body.some(
    (block) =>
      (block.contentType === 'search' && block.answer?.isLimited === true) ||
      (isLocator(block) && block.start?.kind === 'limited'),
  )
}

export function findForm(
  { body }: ShownPage['content'],
  formId: string,
): FormDefinition | undefined {
  return body.find((block): block is ShownForm => isForm(block, formId))?.form
}

export function withFormAnswer(page: ShownPage, formId: string, answer: FormAnswer): ShownPage {
  return withBlocks(page, (block) => (isForm(block, formId) ? { ...block, answer } : block))
}

/** A link to a page may fill in the fields of its forms by name: `?interests=card`. */
export function withLinkedValues(page: ShownPage, query: URLSearchParams): ShownPage {
  return withBlocks(page, (block) => {
    if (block.contentType !== 'form' || !block.form.fields.some(({ name }) => query.has(name)))
      return block
    return { ...block, answer: { kind: 'linked', values: entryValues(block.form.fields, query) } }
  })
}

export function withBlocks(page: ShownPage, change: (block: ShownBlock) => ShownBlock): ShownPage {
  const { content } = page
  return { ...page, content: { ...content, body: content.body.map(change) } }
}

function isForm(block: ShownBlock, formId: string): block is ShownForm {
  return block.contentType === 'form' && block.form.id === formId
}
