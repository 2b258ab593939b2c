import { readList, readRecord, readText } from './read-values.ts'

/** The readable text of rich-text nodes however deeply they are nested; it keeps its own stack, so no document overflows the caller's. */
export function textOf(nodes: unknown): string {
  const parts: string[] = []
  const waiting: unknown[] = readList(nodes).toReversed()
  while (waiting.length > 0) {
    const node = readRecord(waiting.pop())
    if (node === undefined) continue
    const text = node['nodeType'] === 'text' ? readText(node['value']) : undefined
    if (text !== undefined) parts.push(text)
    const content = readList(node['content'])
    for (let index = content.length - 1; index >= 0; index -= 1) waiting.push(content[index])
  }
  return parts.join(' ').replace(/ {2,}/g, ' ').trim()
}
