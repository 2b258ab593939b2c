/** The readable text of rich-text nodes however deeply they are nested; it keeps its own stack, so no document overflows the caller's. */
export function textOf(nodes: unknown): string {
  const parts: string[] = []
  const waiting = listOf(nodes).toReversed()
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    if ('nodeType' in node && node.nodeType === 'text' && 'value' in node && typeof node.value === 'string') parts.push(node.value)
    const content = 'content' in node ? listOf(node.content) : []
    for (let index = content.length - 1; index >= 0; index -= 1) waiting.push(content[index])
  }
  return parts.join(' ').replace(/ {2,}/g, ' ').trim()
}

// without read-values.ts: the browser needs this reader and no other
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
