import { readPage } from '#shared/contract/page.ts'
import type { RichTextDocument } from '#shared/contract/rich-text.ts'

export interface Terms {
  title: string
  text: RichTextDocument
}

/** §7: of the terms page the card `content.body[0].cards[0]`, with its title and rich text; undefined when there is none. */
export function termsCard(answer: unknown): Terms | undefined {
  const block = readPage(answer)?.content.body[0]
  const card = block?.contentType === 'cardList' ? block.cards?.[0] : undefined
  return card?.text && { title: card.title ?? '', text: card.text }
}
