// The nodes of rich text that hold no blocks: text, links, embedded assets, and the placeholder of what could not be read (§8).
import { readImage } from './image.ts'
import { readHref } from './read-href.ts'
import { type JsonRecord, readList, readOneOf, readRecord, readText } from './read-values.ts'
import type { LinkTarget, RichTextNode, RichTextText, RichTextUnreadable } from './rich-text.ts'
import { MARKS } from './rich-text-kinds.ts'

export type ReadTarget = (value: unknown) => LinkTarget | undefined

export function textNode(value: string): RichTextText {
  return { nodeType: 'text', value, marks: [] }
}

export function unreadable(what: RichTextUnreadable['what'], content: RichTextNode[] = []): RichTextUnreadable {
  return { nodeType: 'unreadable', what, content }
}

export function readTextNode(raw: JsonRecord): RichTextText | undefined {
  const value = readText(raw['value'])
  if (value === undefined) return undefined
  return { nodeType: 'text', value, marks: readMarks(raw['marks']) }
}

function readMarks(value: unknown): RichTextText['marks'] {
  const marks: RichTextText['marks'] = []
  for (const mark of readList(value)) {
    const type = readOneOf(MARKS, readRecord(mark)?.['type'])
    if (type !== undefined && !marks.some((known) => known.type === type)) marks.push({ type })
  }
  return marks
}

export function isLinkType(nodeType: unknown): boolean {
  return nodeType === 'hyperlink' || nodeType === 'entry-hyperlink' || nodeType === 'asset-hyperlink'
}

/** A link whose target fails or is unsafe keeps its words behind the placeholder. */
export function readLinkNode(raw: JsonRecord, content: RichTextNode[], readTarget: ReadTarget): RichTextNode {
  const data = readRecord(raw['data'])
  if (raw['nodeType'] === 'hyperlink') {
    const uri = readHref(data?.['uri'])
    return uri === undefined ? unreadable('link', content) : { nodeType: 'hyperlink', data: { uri }, content }
  }
  if (raw['nodeType'] === 'entry-hyperlink') {
    const target = readTarget(data?.['target'])
    return target === undefined ? unreadable('link', content) : { nodeType: 'entry-hyperlink', data: { target }, content }
  }
  const target = readImage(data?.['target'])
  return target === undefined ? unreadable('link', content) : { nodeType: 'asset-hyperlink', data: { target }, content }
}

export function readAssetNode(raw: JsonRecord): RichTextNode {
  const target = readImage(readRecord(raw['data'])?.['target'])
  return target === undefined ? unreadable('node') : { nodeType: 'embedded-asset-block', data: { target } }
}
