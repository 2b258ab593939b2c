import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '#redirects/messages/en-EU.ts'

/** The texts of nested messages. */
function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsOf)
}

test('docs/redirect-guide.md names buttons, views and messages of the desk as the desk does', () => {
  const texts = textsOf(messages)
  // in bold; '…' is the rest of a message
  const labels = [...readFileSync('docs/redirect-guide.md', 'utf8').matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label)
  const isShown = (label: string) => texts.some((text) => (label.endsWith('…') ? text.startsWith(label.slice(0, -1)) : text === label))
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => !isShown(label))).toEqual([])
})
