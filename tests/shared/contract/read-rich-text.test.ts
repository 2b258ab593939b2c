import { describe, expect, test } from 'vitest'
import { readLinkTarget } from '#shared/contract/card.ts'
import { readRichText } from '#shared/contract/read-rich-text.ts'
import { documentOf, image, node, text } from './full-page.ts'

function read(...nodes: unknown[]) {
  return readRichText(documentOf(...nodes), readLinkTarget)?.content
}

function plain(value: string) {
  return { nodeType: 'text', value, marks: [] }
}

function paragraph(...content: unknown[]) {
  return { nodeType: 'paragraph', content }
}

test.each([
  undefined,
  null,
  '',
  'text',
  5,
  [],
  {},
  { content: null },
  documentOf(),
  documentOf(node('paragraph', [text('')])),
])('an empty document is absent: %j', (value) => {
  expect(readRichText(value, readLinkTarget)).toBeUndefined()
})

test('marks are bold, italic, underline, code, superscript and subscript; other marks are dropped (§3)', () => {
  expect(read(node('paragraph', [text('x', 'bold', 'blink', 'bold', 'code')]))).toEqual([
    paragraph({ nodeType: 'text', value: 'x', marks: [{ type: 'bold' }, { type: 'code' }] }),
  ])
})

describe('placeholders (§8)', () => {
  test.each([
    [
      'an unrecognised node keeps its text',
      node('embedded-entry-block', [text('a')]),
      [plain('a')],
    ],
    ['a node without a type', { content: [text('a')] }, [plain('a')]],
    ['a number instead of a node', 5, []],
    ['a prototype key as type', node('constructor', []), []],
    ['an asset without an address', node('embedded-asset-block', [], { target: {} }), []],
  ])('%s', (_name, broken, content) => {
    expect(read(broken)).toEqual([{ nodeType: 'unreadable', what: 'node', content }])
  })

  test.each([
    ['hyperlink', { uri: 'javascript:alert(1)' }],
    ['hyperlink', { uri: 'java\nscript:alert(1)' }],
    ['hyperlink', { uri: 'data:text/html,x' }],
    ['hyperlink', { uri: '//evil.example' }],
    ['hyperlink', { uri: '/\\evil.example' }],
    ['hyperlink', null],
    ['entry-hyperlink', { target: null }],
    ['entry-hyperlink', { target: { contentType: 'standardPage' } }],
    ['entry-hyperlink', { target: { contentType: 'mystery', slug: '/x' } }],
    ['asset-hyperlink', { target: {} }],
  ])('a %s with %j shows its text as a failed link', (nodeType, data) => {
    expect(read(node('paragraph', [node(nodeType, [text('sanat')], data)]))).toEqual([
      paragraph({ nodeType: 'unreadable', what: 'link', content: [plain('sanat')] }),
    ])
  })
})

test.each([
  ['https://www.st1.fi/', 'https://www.st1.fi/'],
  ['asemahaku', '/asemahaku'],
  ['/asemahaku?x=1#y', '/asemahaku?x=1#y'],
  ['#kohta', '#kohta'],
  ['mailto:a@st1.example', 'mailto:a@st1.example'],
  ['tel:+358105550100', 'tel:+358105550100'],
])('a hyperlink to %s leads to %s', (uri, href) => {
  expect(read(node('paragraph', [node('hyperlink', [text('x')], { uri })]))).toEqual([
    paragraph({ nodeType: 'hyperlink', data: { uri: href }, content: [plain('x')] }),
  ])
})

describe('the result is well-formed, so that browsers do not rearrange its HTML', () => {
  const link = (...content: unknown[]) => node('hyperlink', content, { uri: '/x' })
  const inner = node('paragraph', [text('a')])
  const made = (nodeType: string, ...content: unknown[]) => ({ nodeType, content })
  const asset = node('embedded-asset-block', [], { target: image })
  const joined = { ...made('hyperlink', plain('a'), plain('b')), data: { uri: '/x' } }
  const noAsset = { nodeType: 'unreadable', what: 'node', content: [] }

  test.each([
    [
      'a paragraph in a paragraph',
      node('paragraph', [inner, text('b')]),
      paragraph(plain('a'), plain('b')),
    ],
    [
      'a list in a heading',
      node('heading-2', [node('unordered-list', [node('list-item', [text('a')])])]),
      made('heading-2', plain('a')),
    ],
    [
      'a stray paragraph in a list',
      node('ordered-list', [inner]),
      made('ordered-list', made('list-item', paragraph(plain('a')))),
    ],
    ['a list item without a list', node('list-item', [inner]), paragraph(plain('a'))],
    [
      'a stray cell in a table',
      node('table', [node('table-cell', [text('a')])]),
      made('table', made('table-row', made('table-cell', plain('a')))),
    ],
    ['a link in a link', node('paragraph', [link(text('a'), link(text('b')))]), paragraph(joined)],
    ['an asset in a paragraph', node('paragraph', [asset]), paragraph(noAsset)],
    ['a link without text', node('paragraph', [link(), text('a')]), paragraph(plain('a'))],
  ])('%s', (_name, broken, expected) => {
    expect(read(broken)).toEqual([expected])
  })

  test('empty blocks are dropped', () => {
    expect(read(node('unordered-list', [null, node('list-item', [])]))).toBeUndefined()
  })

  test('table cells keep plausible spans', () => {
    const cell = (data: unknown) => node('table-cell', [text('a')], data)
    const table = read(
      node('table', [
        node('table-row', [
          ...[{ colspan: 2, rowspan: '3' }, { colspan: 1e9 }, { colspan: -1 }, null].map(cell),
        ]),
      ]),
    )
    expect(table).toMatchObject([
      { content: [{ content: [{ data: { colspan: 2, rowspan: 3 } }, {}, {}, {}] }] },
    ])
    expect(JSON.stringify(table)?.match(/"data"/g)).toHaveLength(1)
  })
})

test('nodes nested more than 60 levels deep are flattened to their text', () => {
  let deep: unknown = node('paragraph', [text('syvällä')])
  for (let level = 0; level < 200; level += 1) deep = node('blockquote', [deep])
  const json = JSON.stringify(read(deep))
  expect(json).toContain('syvällä')
  expect(json.match(/blockquote/g)?.length).toBeLessThanOrEqual(60)
})
