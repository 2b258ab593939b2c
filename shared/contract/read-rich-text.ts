import type { RichTextBranch, RichTextBranchType, RichTextDocument, RichTextNode } from './rich-text.ts'
import { CELLS, LISTS, PARTS, type RichTextPlace, TEXT_BLOCKS } from './rich-text-kinds.ts'
import {
  isLinkType, readAssetNode, readLinkNode, type ReadTarget, readTextNode, textNode, unreadable,
} from './read-rich-text-leaf.ts'
import { type JsonRecord, readList, readNumber, readOneOf, readRecord } from './read-values.ts'
import { textOf } from './text-of.ts'
import { withoutAbsent } from './without-absent.ts'

/** What is nested deeper is flattened to its text: no editor nests so, and rendering recurses. */
const MAX_DEPTH = 60

interface Place {
  place: RichTextPlace
  depth: number
  readTarget: ReadTarget
}

/**
 * A Contentful document, undefined when it says nothing. What comes out is well-formed: lists hold items, tables rows of cells, paragraphs
 * no blocks, links no links. Unrecognised nodes and failed links are `unreadable` and keep the text inside them (§8).
 */
export function readRichText(value: unknown, readTarget: ReadTarget): RichTextDocument | undefined {
  const content = readNodes(readRecord(value)?.['content'], { place: 'block', depth: 1, readTarget })
  return content.length === 0 ? undefined : { nodeType: 'document', content }
}

function readNodes(value: unknown, at: Place): RichTextNode[] {
  if (at.depth <= MAX_DEPTH) return readList(value).flatMap((node) => readNode(node, at))
  const text = textOf(value)
  return text === '' ? [] : [textNode(text)]
}

function readNode(value: unknown, at: Place): RichTextNode[] {
  if (value === null) return []
  const raw = readRecord(value)
  if (raw === undefined) return [unreadable('node')]
  const inside = (place: RichTextPlace) => readNodes(raw['content'], { ...at, place, depth: at.depth + 1 })
  const type = raw['nodeType']

  if (type === 'text') return listOf(readTextNode(raw))
  if (isLinkType(type)) {
    const content = inside('link')
    return at.place === 'link' || content.length === 0 ? content : [readLinkNode(raw, content, at.readTarget)]
  }
  const textBlock = readOneOf(TEXT_BLOCKS, type)
  if (textBlock !== undefined) return at.place === 'block' ? filled(textBlock, inside('inline')) : inside(at.place)
  const list = readOneOf(LISTS, type)
  if (list !== undefined) return at.place === 'block' ? filled(list, readListItems(raw['content'], at)) : inside(at.place)
  if (type === 'table') return at.place === 'block' ? filled('table', readRows(raw['content'], at)) : inside(at.place)
  if (type === 'blockquote') return at.place === 'block' ? filled('blockquote', inside('block')) : inside(at.place)
  if (typeof type === 'string' && PARTS.has(type)) return inside(at.place)
  if (type === 'hr') return at.place === 'block' ? [{ nodeType: 'hr', content: [] }] : []
  if (type === 'embedded-asset-block' && at.place === 'block') return [readAssetNode(raw)]
  return [unreadable('node', inside(at.place === 'block' ? 'inline' : at.place))]
}

function readListItems(content: unknown, at: Place): RichTextNode[] {
  return readParts(content, ['list-item'], at, (nodeType, raw, inside) => filled(nodeType, readNodes(raw['content'], inside)))
}

function readRows(content: unknown, at: Place): RichTextNode[] {
  return readParts(content, ['table-row'], at, (nodeType, raw, inside) =>
    filled(nodeType, readParts(raw['content'], CELLS, inside, (cell, rawCell, insideCell) => [
      withoutAbsent({ nodeType: cell, content: readNodes(rawCell['content'], insideCell), data: readSpans(rawCell['data']) }),
    ])),
  )
}

/** The children of a list, a table or a row; a stray child is read as if it stood in a part of its own. */
function readParts<T extends RichTextBranchType>(
  content: unknown,
  types: readonly [T, ...T[]],
  at: Place,
  readPart: (nodeType: T, raw: JsonRecord, inside: Place) => RichTextNode[],
): RichTextNode[] {
  const inside = { ...at, place: 'block' as const, depth: at.depth + 2 }
  if (inside.depth > MAX_DEPTH) return readPart(types[0], { content: [textNode(textOf(content))] }, inside)
  return readList(content).flatMap((child) => {
    if (child === null) return []
    const raw = readRecord(child)
    const type = readOneOf(types, raw?.['nodeType'])
    return raw === undefined || type === undefined ? readPart(types[0], { content: [child] }, inside) : readPart(type, raw, inside)
  })
}

function readSpans(value: unknown): RichTextBranch['data'] {
  const raw = readRecord(value)
  const [colspan, rowspan] = [readSpan(raw?.['colspan']), readSpan(raw?.['rowspan'])]
  return colspan === undefined && rowspan === undefined ? undefined : withoutAbsent({ colspan, rowspan })
}

function readSpan(value: unknown): number | undefined {
  const span = readNumber(value)
  return span !== undefined && Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined
}

/** A block with nothing in it is not shown: an empty heading or list is only in the way of a screen reader. */
function filled(nodeType: RichTextBranchType, content: RichTextNode[]): RichTextNode[] {
  return content.length === 0 ? [] : [{ nodeType, content }]
}

function listOf(node: RichTextNode | undefined): RichTextNode[] {
  return node === undefined ? [] : [node]
}
