import { expect, test } from 'vitest'
import { termsCard } from '#client/layout/terms-modal.tsx'
import { readPage } from '#shared/contract/page.ts'
import { doc, node } from '../content/content.ts'

const text = doc(node('paragraph', 'Words'))

function aPage(body: unknown): unknown {
  return {
    localizedPagePaths: {},
    content: { slug: '/terms', title: 'Terms', contentType: 'standardPage', body },
  }
}

function aList(...cards: object[]): unknown {
  return aPage([{ contentType: 'cardList', display: { component: 'grid' }, cards }])
}

test('the card used is content.body[0].cards[0] with a title and rich-text text (§7)', () => {
  const card = { contentType: 'card', id: '1', title: 'General terms', text }
  const answer = aList(card, { ...card, id: '2', title: 'Other' })
  expect(termsCard(readPage(answer))).toMatchObject({
    title: 'General terms',
    text: { nodeType: 'document' },
  })
})

test.each([
  ['no object', null],
  ['an error', { error: { code: 'X' } }],
  ['no body', aPage(null)],
  ['an empty body', aPage([])],
  ['another block first', aPage([{ contentType: 'richText', text }])],
  ['a list without cards', aList()],
  ['a card without text', aList({ contentType: 'card', id: '1', title: 'T' })],
])('a response with %s has no terms', (_, answer) => {
  expect(termsCard(readPage(answer))).toBeUndefined()
})
