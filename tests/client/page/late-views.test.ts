import { existsSync } from 'node:fs'
import { lateViews } from '#client/page/late-views.ts'
import type { Block } from '#shared/contract/content.ts'
import { expect, test } from 'vitest'

function viewsOf(...body: Block[]): string[] {
  const page = { localizedPagePaths: {}, content: { slug: '/', title: '', contentType: 'standardPage' as const, body } }
  return lateViews({ kind: 'page', page }).map(({ source }) => source)
}

test('a page that has only what every page has needs no late code, an error that of the error page', () => {
  expect(viewsOf({ contentType: 'hero', title: 'Hero' }, { contentType: 'cardList', display: { component: 'grid' } })).toEqual([])
  expect(lateViews({ kind: 'error', status: 404, path: '/x' }).map(({ source }) => source)).toEqual(['client/errors/error-page.tsx'])
})

test('a late view is asked for once, by the name its module has in the project (the key of the build’s manifest)', () => {
  const carousel: Block = { contentType: 'cardList', display: { component: 'carousel' } }
  const articles: Block = { contentType: 'cardList', display: { component: 'articleList' } }
  const sources = viewsOf(carousel, articles, carousel, { contentType: 'cardList', display: { component: 'productList' } })
  expect(sources).toHaveLength(3)
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})
