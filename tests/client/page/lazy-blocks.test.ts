import { existsSync } from 'node:fs'
import { ErrorPage, lazyBlocks } from '#client/page/lazy-blocks.ts'
import type { Block } from '#shared/contract/block.ts'
import { expect, test } from 'vitest'

function viewsOf(...body: Block[]): string[] {
  const page = { localizedPagePaths: {}, content: { slug: '/', title: '', contentType: 'standardPage' as const, body } }
  return lazyBlocks({ kind: 'page', page }).map(({ source }) => source)
}

test('a page that has only what every page has needs no further code, and an error only the error page', () => {
  expect(viewsOf({ contentType: 'hero', title: 'Hero' })).toEqual([])
  expect(lazyBlocks({ kind: 'error', status: 404, path: '/x' })).toEqual([ErrorPage])
})

test('a lazy block is asked for once, by the name its module has in the project (the key of the build’s manifest)', () => {
  const carousel: Block = { contentType: 'cardList', display: { component: 'carousel' } }
  const articles: Block = { contentType: 'cardList', display: { component: 'articleList' } }
  const sources = viewsOf(carousel, articles, carousel, { contentType: 'cardList', display: { component: 'productList' } })
  expect(sources).toHaveLength(2)
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})
