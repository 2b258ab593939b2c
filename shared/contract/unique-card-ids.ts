import type { Block } from './block.ts'

/**
 * Gives every card of the page's blocks an id of its own: the first keeps it, later ones (and those without) get their place appended.
 * Ids become list keys, hash anchors and the names of dialogs; two alike would mix them up.
 */
export function withUniqueCardIds(body: Block[]): Block[] {
  const taken = new Set<string>()
  return body.map((block, blockIndex) => {
    if (block.contentType !== 'cardList' || block.cards === undefined) return block
    const cards = block.cards.map((card, cardIndex) => {
      let id = card.id === '' ? `card-${blockIndex}-${cardIndex}` : card.id
      while (taken.has(id)) id = `${id}-${blockIndex}-${cardIndex}`
      taken.add(id)
      return id === card.id ? card : { ...card, id }
    })
    return { ...block, cards }
  })
}
