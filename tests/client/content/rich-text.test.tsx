import { expect, test } from 'vitest'
import { RichText } from '#client/content/rich-text/rich-text.tsx'
import { readLinkTarget } from '#shared/contract/card.ts'
import { readRichText } from '#shared/contract/read-rich-text.ts'
import type { RichTextNode } from '#shared/contract/rich-text-document.ts'
import { card, doc, image, link, node, text } from './content.ts'
import { render } from './render.tsx'

function html(...content: RichTextNode[]): string {
  return render(<RichText document={doc(...content)} />).replace(
    /^<div class="rich-text">|<\/div>$/g,
    '',
  )
}

test.each([
  [node('paragraph', 'Words'), '<p>Words</p>'],
  [
    node('unordered-list', node('list-item', node('paragraph', 'One'))),
    '<ul><li><p>One</p></li></ul>',
  ],
  [node('ordered-list', node('list-item', 'One')), '<ol><li>One</li></ol>'],
  [node('blockquote', node('paragraph', 'Said')), '<blockquote><p>Said</p></blockquote>'],
  [node('hr'), '<hr/>'],
  [node('paragraph', 'One\nTwo'), '<p>One<br/>Two</p>'],
  [node('paragraph', '<script>alert(1)</script>'), '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('paragraphs, lists, quotes and line breaks become HTML, escaped (§3)', (content, expected) => {
  expect(html(content)).toBe(expected)
})

test('text has the marks bold, italic, underline, code, superscript and subscript (§3)', () => {
  const marks = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'] as const
  expect(marks.map((mark) => html(node('paragraph', text('x', mark)))).join('')).toBe(
    '<p><strong>x</strong></p><p><em>x</em></p><p><u>x</u></p><p><code>x</code></p><p><sup>x</sup></p><p><sub>x</sub></p>',
  )
  expect(html(node('paragraph', text('x', 'bold', 'italic')))).toBe(
    '<p><strong><em>x</em></strong></p>',
  )
})

test.each([
  [['heading-1', 'heading-2', 'heading-3'], 2, ['h2', 'h3', 'h4']],
  [['heading-2', 'heading-4'], 2, ['h2', 'h3']],
  [['heading-3', 'heading-1'], 3, ['h4', 'h3']],
  [
    ['heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'heading-6'],
    4,
    ['h4', 'h5', 'h6', 'h6', 'h6', 'h6'],
  ],
] as const)(
  'headings %o under a free level %i become %o: never a second h1, no level skipped',
  (kinds, top, levels) => {
    const made = render(
      <RichText document={doc(...kinds.map((kind) => node(kind, 'x')))} top={top} />,
    )
    expect([...made.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels)
  },
)

test('a table scrolls in a labelled group that the keyboard reaches, and has header cells', () => {
  const table = node(
    'table',
    node(
      'table-row',
      node('table-header-cell', node('paragraph', 'Grade')),
      node('table-header-cell', node('paragraph', 'Price')),
    ),
    node('table-row', node('table-header-cell', '95'), {
      nodeType: 'table-cell',
      content: [text('1,79')],
      data: { colspan: 2 },
    }),
  )
  expect(html(table)).toBe(
    '<div role="group" class="rich-text-table" aria-label="Grade, Price" tabindex="0"><table><thead><tr><th scope="col"><p>Grade</p></th>' +
      '<th scope="col"><p>Price</p></th></tr></thead><tbody><tr><th scope="row">95</th><td colSpan="2">1,79</td></tr></tbody></table></div>',
  )
})

test('a table of three columns names the column in each cell after the first and marks long columns, for the list of a narrow column', () => {
  const row = (kind: 'table-cell' | 'table-header-cell', ...words: string[]) =>
    node('table-row', ...words.map((word) => node(kind, node('paragraph', word))))
  const table = node(
    'table',
    row('table-header-cell', 'Step', 'Basic', 'Perfect'),
    row('table-cell', 'Foam', 'No', 'Yes, a thick layer on the whole car'),
  )
  expect(html(table)).toContain(
    '<table data-stacked=""><thead><tr><th scope="col"><p>Step</p></th><th scope="col"><p>Basic</p></th><th scope="col"><p>Perfect</p></th>' +
      '</tr></thead><tbody><tr><td><p>Foam</p></td><td data-column="Basic"><p>No</p></td><td data-column="Perfect" data-long=""><p>Yes, a thick layer on the whole car</p></td></tr></tbody>',
  )
})

test.each([
  ['a path of the site keeps its locale', '/terms', '<a href="/en-EU/terms">words</a>'],
  ['a hash stays on the page', '#prices', '<a href="#prices">words</a>'],
  [
    'a mail address is a plain link',
    'mailto:a@b.example',
    '<a href="mailto:a@b.example">words</a>',
  ],
  [
    'our own site in another country opens in this tab',
    'https://www.st1.se/x',
    '<a href="https://www.st1.se/x">words</a>',
  ],
  [
    'an external address opens a new tab and says so',
    'https://example.com/',
    '<a href="https://example.com/" target="_blank" rel="noopener">words<span class="ui-visually-hidden"> (opens in a new window)</span></a>',
  ],
])('%s (§2.7)', (_, uri, expected) => {
  expect(html(node('paragraph', link(uri)))).toBe(`<p>${expected}</p>`)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://user:pass@evil.example/',
  '',
  'file:///etc/passwd',
  'blob:x',
])('an unsafe link shows a placeholder and keeps its text: %j (§5, §8)', (uri) => {
  const made = html(
    ...(readRichText(doc(node('paragraph', link(uri))), readLinkTarget)?.content ?? []),
  )
  expect(made).not.toContain('<a')
  expect(made).toContain('words')
  expect(made).toContain('This link could not be shown')
})

test('an unknown node shows a placeholder and its content (§8)', () => {
  expect(html({ nodeType: 'unreadable', what: 'node', content: [text('inside')] })).toBe(
    '<span class="rich-text-not-shown"><span>inside </span><em>This content could not be shown</em></span>',
  )
  expect(html({ nodeType: 'unreadable', what: 'node', content: [] })).toBe(
    '<span class="rich-text-not-shown"><em>This content could not be shown</em></span>',
  )
  expect(
    html(node('paragraph', { nodeType: 'unreadable', what: 'link', content: [text('inside')] })),
  ).toContain('This link could not be shown')
})

test('a table row outside of a table shows its content', () => {
  expect(html(node('table-row', node('table-cell', 'alone')))).toBe('alone')
})

test('an entry link opens its page, an asset link opens its file', () => {
  const entry: RichTextNode = {
    nodeType: 'entry-hyperlink',
    data: { target: { contentType: 'articlePage', slug: '/article/x' } },
    content: [text('x')],
  }
  expect(html(entry)).toBe('<a href="/en-EU/article/x">x</a>')
  const asset: RichTextNode = {
    nodeType: 'asset-hyperlink',
    data: { target: image() },
    content: [text('x')],
  }
  expect(html(asset)).toContain(
    '<a href="/images/station.png" target="_blank" rel="noopener">x (PNG)',
  )
})

test('an entry link to a card is a button that opens a dialog (§2.7)', () => {
  const made = html({
    nodeType: 'entry-hyperlink',
    data: { target: card('grades') },
    content: [text('grades')],
  })
  expect(made).toMatch(/^<button type="button"[^>]*aria-haspopup="dialog"[^>]*>grades<\/button>$/)
})

test.each([
  ['png', /<figure.*<img/],
  ['svg', /<figure.*<img/],
  ['', /<figure.*<img/],
  ['mp4', /<figure.*<video.*type="video\/mp4"/],
  ['webm', /<video.*type="video\/webm"/],
  ['pdf', /<a href="\/images\/station.png"[^>]*>A name \(PDF\)/],
  ['exe', /A name.*could not be shown/],
])('an embedded asset is shown by its extension: "%s" (§9)', (ext, expected) => {
  expect(
    html({ nodeType: 'embedded-asset-block', data: { target: image({ ext, name: 'A name' }) } }),
  ).toMatch(expected)
})
