import { readImage } from './image.ts'
import { readHref } from './read-text.ts'
import { firstOf, oneOf, type Reader, record } from './read-shape.ts'
import { type JsonRecord, readList, readNumber, readOneOf, readRecord, readText, withoutAbsent } from './read-values.ts'
import {
  CELLS,
  HOLDS,
  type LinkTarget,
  MARKS,
  type RichTextBranch,
  type RichTextBranchType,
  type RichTextDocument,
  type RichTextNode,
  type RichTextText,
  type RichTextUnreadable,
  textOf,
} from './rich-text.ts'

/** What is nested deeper is flattened to its text: no editor nests so, and rendering recurses. */
const MAX_DEPTH = 60
const LINKS = ['hyperlink', 'entry-hyperlink', 'asset-hyperlink'] as const

const readLink = firstOf(
  record({ nodeType: oneOf('hyperlink'), data: record({ uri: readHref }) }),
  record({ nodeType: oneOf('asset-hyperlink'), data: record({ target: readImage }) }),
)
const readAsset = record({ nodeType: oneOf('embedded-asset-block'), data: record({ target: readImage }) })

/** Where in the document a node stands. */
interface Position {
  /** what may stand here: blocks, running text, or running text inside a link (a link holds no link) */
  takes: 'block' | 'inline' | 'link'
  depth: number
  readTarget: Reader<LinkTarget>
}

/**
 * A Contentful document, undefined when it says nothing. What comes out is well-formed: lists hold items, tables rows of cells, paragraphs
 * no blocks, links no links. Unrecognised nodes and failed links are `unreadable` and keep the text inside them (§8).
 */
export function readRichText(value: unknown, readTarget: Reader<LinkTarget>): RichTextDocument | undefined {
  const content = readNodes(readRecord(value)?.['content'], { takes: 'block', depth: 1, readTarget })
  return content.length === 0 ? undefined : { nodeType: 'document', content }
}

function readNodes(value: unknown, at: Position): RichTextNode[] {
  if (at.depth <= MAX_DEPTH) return readList(value).flatMap((node) => readNode(node, at))
  const text = textOf(value)
  return text === '' ? [] : [textNode(text)]
}

function readNode(value: unknown, at: Position): RichTextNode[] {
  if (value === null) return []
  const raw = readRecord(value)
  if (raw === undefined) return [unreadable('node')]
  const type = raw['nodeType']
  if (type === 'text') return readTextNode(raw)
  const inside = (takes: Position['takes']) => readNodes(raw['content'], { ...at, takes, depth: at.depth + 1 })
  if (isBranchType(type)) return at.takes === 'block' && HOLDS[type] !== 'part' ? readBlock(type, raw['content'], at) : inside(at.takes)
  if (readOneOf(LINKS, type) !== undefined) {
    const content = inside('link')
    // a link without text is dropped, a link in a link is its text
    if (at.takes === 'link' || content.length === 0) return content
    const link = readLink(raw) ?? readEntryLink(raw, at.readTarget)
    // a link whose target fails or is unsafe keeps its text behind the placeholder
    return [link ? { ...link, content } : unreadable('link', content)]
  }
  const asset = at.takes === 'block' ? readAsset(raw) : undefined
  if (asset) return [asset]
  return [unreadable('node', inside(at.takes === 'block' ? 'inline' : at.takes))]
}

/** A block with nothing in it is dropped: an empty heading or list is only in the way of a screen reader. */
function readBlock(nodeType: RichTextBranchType, children: unknown, at: Position): RichTextNode[] {
  const content = readChildren(HOLDS[nodeType], children, at)
  return content.length > 0 || HOLDS[nodeType] === 'nothing' ? [{ nodeType, content }] : []
}

function readChildren(holds: (typeof HOLDS)[RichTextBranchType], children: unknown, at: Position): RichTextNode[] {
  if (holds === 'nothing') return []
  if (holds === 'items') return readParts(children, ['list-item'], at)
  if (holds === 'rows') return readParts(children, ['table-row'], at)
  return readNodes(children, { ...at, takes: holds === 'text' ? 'inline' : 'block', depth: at.depth + 1 })
}

/** The parts of a list, a table or a row. A stray child is read as if it stood in a part of its own. Empty parts but cells are dropped. */
function readParts(children: unknown, types: readonly [RichTextBranchType, ...RichTextBranchType[]], at: Position): RichTextNode[] {
  const inside: Position = { ...at, takes: 'block', depth: at.depth + 2 }
  const nodes = inside.depth > MAX_DEPTH ? [textNode(textOf(children))] : readList(children)
  return nodes.flatMap((node) => {
    if (node === null) return []
    const raw = readRecord(node)
    const type = readOneOf(types, raw?.['nodeType'])
    const own = type === undefined ? [node] : raw?.['content']
    const content = types[0] === 'table-row' ? readParts(own, CELLS, inside) : readNodes(own, inside)
    if (types !== CELLS) return content.length === 0 ? [] : [{ nodeType: types[0], content }]
    return [withoutAbsent({ nodeType: type ?? CELLS[0], content, data: type && readSpans(raw?.['data']) })]
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

function readTextNode(raw: JsonRecord): RichTextText[] {
  const value = readText(raw['value'])
  if (value === undefined) return []
  const types = new Set(readList(raw['marks']).map((mark) => readOneOf(MARKS, readRecord(mark)?.['type'])))
  return [{ nodeType: 'text', value, marks: [...types].flatMap((type) => (type === undefined ? [] : { type })) }]
}

function readEntryLink(raw: JsonRecord, readTarget: Reader<LinkTarget>) {
  const target = raw['nodeType'] === 'entry-hyperlink' ? readTarget(readRecord(raw['data'])?.['target']) : undefined
  return target && { nodeType: 'entry-hyperlink' as const, data: { target } }
}

function textNode(value: string): RichTextText {
  return { nodeType: 'text', value, marks: [] }
}

function unreadable(what: RichTextUnreadable['what'], content: RichTextNode[] = []): RichTextUnreadable {
  return { nodeType: 'unreadable', what, content }
}

/** A node's type comes from the backend and may be 'constructor'. */
function isBranchType(type: unknown): type is RichTextBranchType {
  return typeof type === 'string' && Object.hasOwn(HOLDS, type)
}
