import { readImage } from './image.ts'
import { firstOf, oneOf, type Reader, record } from './read-shape.ts'
import { readHref } from './read-text.ts'
import {
  type JsonRecord,
  readList,
  readNumber,
  readOneOf,
  readRecord,
  readText,
  withoutAbsent,
} from './read-values.ts'
import {
  CELLS,
  CONTENT_MODEL,
  type LinkTarget,
  MARKS,
  type RichTextBranch,
  type RichTextBranchType,
  type RichTextDocument,
  type RichTextNode,
  type RichTextText,
  type RichTextUnreadable,
  plainTextOf,
} from './rich-text-document.ts'

/**
 * Deeper nodes are flattened to their text, because rendering is recursive. Real content is never
 * nested so deeply.
 */
const MAX_DEPTH = 60
const LINKS = ['hyperlink', 'entry-hyperlink', 'asset-hyperlink'] as const

const readLink = firstOf(
  record({ nodeType: oneOf('hyperlink'), data: record({ uri: readHref }) }),
  record({ nodeType: oneOf('asset-hyperlink'), data: record({ target: readImage }) }),
)
const readAsset = record({
  nodeType: oneOf('embedded-asset-block'),
  data: record({ target: readImage }),
})

/** The place of a node in the document. */
interface Position {
  /**
   * what is allowed here: blocks, inline nodes, or inline nodes inside a link (which must not
   * contain a link)
   */
  takes: 'block' | 'inline' | 'link'
  depth: number
  readTarget: Reader<LinkTarget>
}

/**
 * A Contentful document, undefined when it is empty. The result is well-formed: lists contain
 * items, tables contain rows of cells, paragraphs contain no blocks, links contain no links.
 * Unknown nodes and failed links become `unreadable` and keep their text (§8).
 */
export function readRichText(
  value: unknown,
  readTarget: Reader<LinkTarget>,
): RichTextDocument | undefined {
  const content = readNodes(readRecord(value)?.['content'], {
    takes: 'block',
    depth: 1,
    readTarget,
  })
  return content.length === 0 ? undefined : { nodeType: 'document', content }
}

function readNodes(value: unknown, at: Position): RichTextNode[] {
  if (at.depth <= MAX_DEPTH) return readList(value).flatMap((node) => readNode(node, at))
  const text = plainTextOf(value)
  return text === '' ? [] : [textNode(text)]
}

function readNode(value: unknown, at: Position): RichTextNode[] {
  if (value === null) return []
  const raw = readRecord(value)
  if (raw === undefined) return [unreadable('node')]
  const type = raw['nodeType']
  if (type === 'text') return readTextNode(raw)
  const inside = (takes: Position['takes']) =>
    readNodes(raw['content'], { ...at, takes, depth: at.depth + 1 })
  if (isBranchType(type))
    return at.takes === 'block' && CONTENT_MODEL[type] !== 'part'
      ? readBlock(type, raw['content'], at)
      : inside(at.takes)
  if (readOneOf(LINKS, type) !== undefined) {
    const content = inside('link')
    // a link without text is dropped, a link inside a link becomes its text
    if (at.takes === 'link' || content.length === 0) return content
    const link = readLink(raw) ?? readEntryLink(raw, at.readTarget)
    // a link with a broken or unsafe target keeps its text after the placeholder
    return [link ? { ...link, content } : unreadable('link', content)]
  }
  const asset = at.takes === 'block' ? readAsset(raw) : undefined
  if (asset) return [asset]
  return [unreadable('node', inside(at.takes === 'block' ? 'inline' : at.takes))]
}

/** An empty block is dropped: a screen reader would announce an empty heading or list. */
function readBlock(nodeType: RichTextBranchType, children: unknown, at: Position): RichTextNode[] {
  const content = readChildren(CONTENT_MODEL[nodeType], children, at)
  return content.length > 0 || CONTENT_MODEL[nodeType] === 'nothing' ? [{ nodeType, content }] : []
}

function readChildren(
  contains: (typeof CONTENT_MODEL)[RichTextBranchType],
  children: unknown,
  at: Position,
): RichTextNode[] {
  if (contains === 'nothing') return []
  if (contains === 'items') return readParts(children, ['list-item'], at)
  if (contains === 'rows') return readParts(children, ['table-row'], at)
  return readNodes(children, {
    ...at,
    takes: contains === 'text' ? 'inline' : 'block',
    depth: at.depth + 1,
  })
}

/**
 * The parts of a list, a table or a row. Any other child is wrapped in a part. Empty parts are
 * dropped, except cells.
 */
function readParts(
  children: unknown,
  types: readonly [RichTextBranchType, ...RichTextBranchType[]],
  at: Position,
): RichTextNode[] {
  const inside: Position = { ...at, takes: 'block', depth: at.depth + 2 }
  const nodes = inside.depth > MAX_DEPTH ? [textNode(plainTextOf(children))] : readList(children)
  return nodes.flatMap((node) => {
    if (node === null) return []
    const raw = readRecord(node)
    const type = readOneOf(types, raw?.['nodeType'])
    const own = type === undefined ? [node] : raw?.['content']
    const content =
      types[0] === 'table-row' ? readParts(own, CELLS, inside) : readNodes(own, inside)
    if (types !== CELLS) return content.length === 0 ? [] : [{ nodeType: types[0], content }]
    return [
      withoutAbsent({
        nodeType: type ?? CELLS[0],
        content,
        data: type && readSpans(raw?.['data']),
      }),
    ]
  })
}

function readSpans(value: unknown): RichTextBranch['data'] {
  const raw = readRecord(value)
  const [colspan, rowspan] = [readSpan(raw?.['colspan']), readSpan(raw?.['rowspan'])]
  return colspan === undefined && rowspan === undefined
    ? undefined
    : withoutAbsent({ colspan, rowspan })
}

function readSpan(value: unknown): number | undefined {
  const span = readNumber(value)
  return span !== undefined && Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined
}

function readTextNode(raw: JsonRecord): RichTextText[] {
  const value = readText(raw['value'])
  if (value === undefined) return []
  const types = new Set(
    readList(raw['marks']).map((mark) => readOneOf(MARKS, readRecord(mark)?.['type'])),
  )
  return [
    {
      nodeType: 'text',
      value,
      marks: [...types].flatMap((type) => (type === undefined ? [] : { type })),
    },
  ]
}

function readEntryLink(raw: JsonRecord, readTarget: Reader<LinkTarget>) {
  const target =
    raw['nodeType'] === 'entry-hyperlink'
      ? readTarget(readRecord(raw['data'])?.['target'])
      : undefined
  return target && { nodeType: 'entry-hyperlink' as const, data: { target } }
}

function textNode(value: string): RichTextText {
  return { nodeType: 'text', value, marks: [] }
}

function unreadable(
  what: RichTextUnreadable['what'],
  content: RichTextNode[] = [],
): RichTextUnreadable {
  return { nodeType: 'unreadable', what, content }
}

/** hasOwn: the type comes from the backend and could be 'constructor'. */
function isBranchType(type: unknown): type is RichTextBranchType {
  return typeof type === 'string' && Object.hasOwn(CONTENT_MODEL, type)
}
