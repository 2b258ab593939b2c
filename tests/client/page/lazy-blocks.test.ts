import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ErrorPage, lazyBlocks } from '#client/page/lazy-blocks.ts'
import type { Block } from '#shared/contract/block.ts'

function viewsOf(...body: Block[]): string[] {
  const page = {
    localizedPagePaths: {},
    content: { slug: '/', title: '', contentType: 'standardPage' as const, body },
  }
  return lazyBlocks({ kind: 'page', page }).map(({ source }) => source)
}

test('a page with only common blocks needs no additional code; an error page loads only its view', () => {
  expect(viewsOf({ contentType: 'hero', title: 'Hero' })).toEqual([])
  expect(lazyBlocks({ kind: 'error', status: 404, path: '/x' })).toEqual([ErrorPage])
})

test('a page lists a lazy block once, with its module’s path (the key in the build’s manifest)', () => {
  const carousel: Block = { contentType: 'cardList', display: { component: 'carousel' } }
  const grid: Block = { contentType: 'cardList', display: { component: 'grid' } }
  const sources = viewsOf(carousel, grid, carousel, {
    contentType: 'cardList',
    display: { component: 'productList' },
  })
  expect(sources).toHaveLength(2)
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
})
