import { expect, test } from 'vitest'
import { readPage } from '#shared/contract/page.ts'
import { blockSchema } from '../../../backend/contract-kit/schemas/block.ts'
import { pageSchema } from '../../../backend/contract-kit/schemas/page.ts'
import { stripAbsent } from '../../../backend/contract-kit/strip-absent.ts'
import { BLOCKS, fullPage } from './full-page.ts'

test('the contract kit accepts a page with every kind of block and loses nothing of it', () => {
  expect(readPage(pageSchema.parse(stripAbsent(fullPage)))).toEqual(readPage(fullPage))
})

test('the contract kit and the site know the same kinds of blocks', () => {
  const kinds = blockSchema.options.flatMap<string>(({ shape: { contentType } }) =>
    'options' in contentType ? contentType.options : [...contentType.values],
  )
  expect(kinds.toSorted()).toEqual([...Object.keys(BLOCKS), 'cardList'].toSorted())
})
