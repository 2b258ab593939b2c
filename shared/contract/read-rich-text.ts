import { type JsonRecord, readList, readNumber, readOneOf, readRecord, readText, withoutAbsent } from './read-values.ts'
import {
  blockKind,
  type BlockKind,
  CELLS,
  type LinkTarget,
  MARKS,
  type RichTextBranch,
  type RichTextBranchType,
  type RichTextDocument,
  type RichTextNode,
  type RichTextPlace,
  type RichTextText,
  type RichTextUnreadable,
  textOf,
} from './rich-text.ts'
import { readImage } from './image.ts'
import { readHref } from './read-text.ts'

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
  const nodes: RichTextNode[] = []
  addNodes(nodes, value, at)
  return nodes
}

/** Adds to the list it is given, so that what is unwrapped needs no list of its own: every page comes through here. */
function addNodes(nodes: RichTextNode[], value: unknown, at: Place): void {
  if (at.depth <= MAX_DEPTH) {
    for (const node of readList(value)) addNode(nodes, node, at)
    return
  }
  const text = textOf(value)
  if (text !== '') nodes.push(textNode(text))
}

function addNode(nodes: RichTextNode[], value: unknown, at: Place): void {
  if (value === null) return
  const raw = readRecord(value)
  if (raw === undefined) {
    nodes.push(unreadable('node'))
    return
  }
  const type = raw['nodeType']
  if (type === 'text') {
    const text = readTextNode(raw)
    if (text !== undefined) nodes.push(text)
    return
  }
  const kind = blockKind(type)
  if (kind !== undefined && (at.place !== 'block' || kind.holds === 'part')) addNodes(nodes, raw['content'], deeper(at, at.place))
  else if (kind !== undefined) addBlock(nodes, kind, raw, at)
  else if (isLinkType(type)) addLink(nodes, raw, at)
  else if (type === 'embedded-asset-block' && at.place === 'block') nodes.push(readAssetNode(raw))
  else nodes.push(unreadable('node', readNodes(raw['content'], deeper(at, at.place === 'block' ? 'inline' : at.place))))
}

/** A block with nothing in it is not shown: an empty heading or list is only in the way of a screen reader. */
function addBlock(nodes: RichTextNode[], { nodeType, holds }: BlockKind, raw: JsonRecord, at: Place): void {
  const content = holds === 'nothing' ? [] : readHeld(holds, raw['content'], at)
  if (content.length > 0 || holds === 'nothing') nodes.push({ nodeType, content })
}

function readHeld(holds: BlockKind['holds'], content: unknown, at: Place): RichTextNode[] {
  if (holds === 'items') return readListItems(content, at)
  if (holds === 'rows') return readRows(content, at)
  return readNodes(content, deeper(at, holds === 'text' ? 'inline' : 'block'))
}

/** A link without words is dropped, a link in a link is its words. */
function addLink(nodes: RichTextNode[], raw: JsonRecord, at: Place): void {
  if (at.place === 'link') {
    addNodes(nodes, raw['content'], deeper(at, 'link'))
    return
  }
  const content = readNodes(raw['content'], deeper(at, 'link'))
  if (content.length > 0) nodes.push(readLinkNode(raw, content, at.readTarget))
}

function readListItems(content: unknown, at: Place): RichTextNode[] {
  return readParts(content, ['list-item'], at, (nodeType, raw, inside) => ({ nodeType, content: readNodes(raw['content'], inside) }))
}

function readRows(content: unknown, at: Place): RichTextNode[] {
  return readParts(content, ['table-row'], at, (nodeType, raw, inside) => ({ nodeType, content: readCells(raw['content'], inside) }))
}

function readCells(content: unknown, at: Place): RichTextNode[] {
  return readParts(content, CELLS, at, (nodeType, raw, inside) =>
    withoutAbsent({ nodeType, content: readNodes(raw['content'], inside), data: readSpans(raw['data']) }),
  )
}

/** The children of a list, a table or a row; a stray child is read as if it stood in a part of its own. Empty parts but cells are dropped. */
function readParts<T extends RichTextBranchType>(
  content: unknown,
  types: readonly [T, ...T[]],
  at: Place,
  readPart: (nodeType: T, raw: JsonRecord, inside: Place) => RichTextBranch,
): RichTextNode[] {
  const inside = { place: 'block', depth: at.depth + 2, readTarget: at.readTarget } as const
  const children = inside.depth > MAX_DEPTH ? [textNode(textOf(content))] : readList(content)
  const parts: RichTextNode[] = []
  for (const child of children) {
    if (child === null) continue
    const raw = readRecord(child)
    const type = readOneOf(types, raw?.['nodeType'])
    const part = raw === undefined || type === undefined ? readPart(types[0], { content: [child] }, inside) : readPart(type, raw, inside)
    if (part.content.length > 0 || types.length > 1) parts.push(part)
  }
  return parts
}

function deeper(at: Place, place: RichTextPlace): Place {
  return { place, depth: at.depth + 1, readTarget: at.readTarget }
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

// The nodes of rich text that hold no blocks: text, links, embedded assets, and the placeholder of what could not be read (§8).

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
