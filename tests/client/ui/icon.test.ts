import { readFileSync } from 'node:fs'
import { ATTRIBUTES } from '#shared/stations/attribute-catalogue.ts'
import { expect, test } from 'vitest'

test('every icon that may be named has its mask, and no mask is without a name', () => {
  const own = readFileSync('client/ui/icon.tsx', 'utf8').matchAll(/[|=] '([\w-]+)'/g)
  const names = new Set([...Array.from(own, ([, name]) => name), ...ATTRIBUTES.map((attribute) => attribute.icon as string)])
  const sheets = [
    'client/styles/icons.css',
    'client/stations/icons.css',
    'client/stations/attribute-icons.css',
    'client/forms/calendar.css',
  ].map((file) => readFileSync(file, 'utf8'))
  const masks = sheets.join('').matchAll(/\.icon-([\w-]+) \{/g)
  expect(Array.from(masks, ([, name]) => name).toSorted()).toEqual([...names].toSorted())
})
