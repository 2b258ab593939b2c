import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every icon that may be named has its mask, and no mask is without a name', () => {
  const names = readFileSync('client/ui/icon.tsx', 'utf8').matchAll(/\| '([\w-]+)'/g)
  const masks = readFileSync('client/styles/icons.css', 'utf8').matchAll(/\.icon-([\w-]+) \{/g)
  expect(Array.from(masks, ([, name]) => name).toSorted()).toEqual(Array.from(names, ([, name]) => name).toSorted())
})
