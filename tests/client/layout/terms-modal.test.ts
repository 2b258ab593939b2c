import { expect, test } from 'vitest'
import { termsCard } from '#client/layout/terms-modal.tsx'
import { readPage } from '#shared/contract/page.ts'

const text = {
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: 'Words', marks: [], data: {} }],
    },
  ],
}

function aPage(body: unknown): unknown {
  return {
    localizedPagePaths: {},
    content: { slug: '/terms', title: 'Terms', contentType: 'standardPage', body },
  }
}

test('the card used is content.body[0].cards[0] with a title and rich-text text (§7)', () => {
  const card = { contentType: 'card', id: '1', title: 'General terms', text }
  const answer = aPage([
    {
      contentType: 'cardList',
      display: { component: 'grid' },
      cards: [card, { ...card, id: '2', title: 'Other' }],
    },
  ])
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
  [
    'a list without cards',
    aPage([{ contentType: 'cardList', display: { component: 'grid' }, cards: [] }]),
  ],
  [
    'a card without text',
    aPage([
      {
        contentType: 'cardList',
        display: { component: 'grid' },
        cards: [{ contentType: 'card', id: '1', title: 'T' }],
      },
    ]),
  ],
])('a response with %s has no terms', (_, answer) => {
  expect(termsCard(readPage(answer))).toBeUndefined()
})
