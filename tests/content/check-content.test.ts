import { expect, test } from 'vitest'
import { card, cards, redirect } from '../../backend/content/source.ts'
import type { PageSource } from '../../backend/content/source.ts'
import { checkContents } from '../../backend/seed/check-content.ts'
import type { Contents } from '../../backend/seed/contents.ts'
import { EDITED_CONTENTS } from '../../backend/seed/edited-contents.ts'

test('the embedded content has every page in each locale, and every link and picture of it leads somewhere', () => {
  expect(checkContents(EDITED_CONTENTS)).toEqual([])
})

function withPages(change: (pages: PageSource[]) => PageSource[]): Contents {
  const swedish = EDITED_CONTENTS['sv-SE']
  return { ...EDITED_CONTENTS, 'sv-SE': { ...swedish, pages: change(swedish.pages) } }
}

function withBody(body: PageSource['body']): Contents {
  return withPages((pages) => pages.map((page) => (page.key === 'about' ? { ...page, body } : page)))
}

const twins = cards('grid', 'Kort', [card('a', { title: 'A' }), card('a', { title: 'B' })])
const image = { id: 'x', ext: 'png', src: '/media/unknown.png' }

test.each([
  ['a missing page', withPages((pages) => pages.filter(({ key }) => key !== 'about')), 'sv-SE: page about is missing'],
  ['a page twice', withPages((pages) => [...pages, ...pages.filter(({ key }) => key === 'about')]), 'sv-SE: page about is there twice'],
  ['two cards of one id', withBody([twins]), 'sv-SE: page about has two cards with the id a'],
  ['a dead link', withBody([redirect('/ingenstans?x#y')]), 'sv-SE: page about leads to /ingenstans, which is no page'],
  ['a link into another locale', withBody([redirect('/asemahaku')]), 'sv-SE: page about leads to /asemahaku, which is no page'],
  [
    'an unknown picture',
    withBody([cards('grid', 'Kort', [card('a', { image })])]),
    'sv-SE: page about shows /media/unknown.png, which is no picture',
  ],
  ['a block that the site cannot show', withBody([cards('grid', 'Kort', [])]), 'sv-SE: page about.body cannot be read as it is written'],
  [
    'a colour that is none',
    withBody([cards('grid', 'Kort', [card('a', { title: 'A', color: 'red' })])]),
    'sv-SE: page about.body.0.cards.0.color cannot be read as it is written',
  ],
])('%s is named', (_name, contents, problem) => {
  expect(checkContents(contents)).toContain(problem)
})

test('two pages of one title or description are named', () => {
  const contents = withPages((pages) => pages.map((page) => ({ ...page, title: 'Samma', description: 'Samma' })))
  expect(checkContents(contents)).toEqual(['sv-SE: two pages have the title "Samma"', 'sv-SE: two pages have the description "Samma"'])
})
