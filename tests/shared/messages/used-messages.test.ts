import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'

const FILES = globSync([
  'client/**/*.{ts,tsx}',
  'worker/**/*.{ts,tsx}',
  'shared/**/*.ts',
  'backend/**/*.ts',
])
const CODE = FILES.filter(
  (file) => !/^shared\/messages\/\w+\/(?:attributes\/)?..-..\.ts$/.test(file),
)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const NAMESPACES = globSync('shared/messages/*/en-EU.ts').map(
  (file) => basename(dirname(file)) as Namespace,
)

test.each(NAMESPACES)('every message is used by the product: %s', async (namespace) => {
  expect(keysOf(await loadMessages(namespace, 'en-EU')).filter((key) => !isUsed(key))).toEqual([])
})

/**
 * In full: 'labels.back', or by its group: `weekdays.${day}`, pluralKey('list.count', 2),
 * messages.filters.
 */
function isUsed(key: string): boolean {
  if (new RegExp(`\\b${key}\\b`).test(CODE)) return true
  const parts = key.split('.')
  return parts.some((_, index) => {
    const group = parts.slice(0, index).join('.')
    return group !== '' && (CODE.includes(`${group}.\${`) || CODE.includes(`'${group}'`))
  })
}

function keysOf(messages: object, group = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [group + name] : keysOf(value, `${group}${name}.`),
  )
}
