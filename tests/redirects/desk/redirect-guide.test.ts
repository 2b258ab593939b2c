import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/redirect-guide.md names buttons, fields and views as the desk does', () => {
  const desk = globSync('redirects/desk/**/*.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const labels = [...readFileSync('docs/redirect-guide.md', 'utf8').matchAll(/\*\*(.+?)\*\*/g)].map(
    ([, label = '']) => label,
  )
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => !desk.includes(label))).toEqual([])
})
