import { expect, test } from 'vitest'
import { readPage } from '#shared/contract/page.ts'
import { blockSchema } from '../../../backend/contract-kit/schemas/block.ts'
import { pageSchema } from '../../../backend/contract-kit/schemas/page.ts'
import { stripAbsent } from '../../../backend/contract-kit/strip-absent.ts'
import { fullPage } from './full-page.ts'

test('the contract kit accepts a page with every kind of block and loses nothing of it', () => {
  expect(readPage(pageSchema.parse(stripAbsent(fullPage)))).toEqual(readPage(fullPage))
})

test('the full page has every kind of block that the contract kit knows', () => {
  const kinds = blockSchema.options.flatMap<string>(({ shape: { contentType } }) =>
    'options' in contentType ? contentType.options : [...contentType.values],
  )
  expect(new Set(kinds)).toEqual(
    new Set(fullPage.content.body.map(({ contentType }) => contentType)),
  )
})
