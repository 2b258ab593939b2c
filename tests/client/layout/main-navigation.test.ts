import { expect, test } from 'vitest'
import { navigationMark } from '#client/layout/main-navigation.tsx'
import { anItem } from './a-layout.ts'

const wash = anItem('/private/wash?service=MAIN')
const parent = anItem('/private', [wash])

test('the current page and its ancestors are marked', () => {
  expect(navigationMark(wash, [parent, wash], '/private/wash')).toBe('page')
  expect(navigationMark(parent, [parent, wash], '/private/wash')).toBe('true')
})

test('an item elsewhere in the tree is not marked', () => {
  expect(navigationMark(anItem('/business'), [parent, wash], '/private/wash')).toBeUndefined()
})

test('the nearest item of a page outside the tree is marked as its ancestor', () => {
  expect(navigationMark(parent, [parent], '/private/something-else')).toBe('true')
})
