// Converts the editors' markdown to Contentful documents. In addition to CommonMark and tables:
// [text](page:heatingOil) links a page by its key, ![alt](scene:charger-snow) embeds one of the
// project's pictures, and phone numbers become links.

import type { Nodes, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type {
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '#shared/contract/rich-text-document.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { PAGE_PATHS, type PageKey } from './page-paths.ts'
import { linkPhoneNumbers } from './phone-links.ts'
import { isSceneName, picture } from './pictures.ts'

type Marks = { type: RichTextMark }[]

export function richTextFromMarkdown(markdown: string, locale: LocaleCode): RichTextDocument {
  const tree = fromMarkdown(linkPhoneNumbers(dedent(markdown), locale), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  return {
    nodeType: 'document',
    content: tree.children.flatMap((node) => toRichText(node, [], locale)),
  }
}

/**
 * Removes the indentation of the first line from every line, because md`` literals are indented
 * like the code.
 */
function dedent(text: string): string {
  const lines = text.replace(/^\s*\n/, '').split('\n')
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0
  return lines
    .map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line))
    .join('\n')
    .trimEnd()
}

function toRichText(node: Nodes, marks: Marks, locale: LocaleCode): RichTextNode[] {
  const children = () =>
    'children' in node ? node.children.flatMap((child) => toRichText(child, marks, locale)) : []
  switch (node.type) {
    case 'text':
      return [{ nodeType: 'text', value: node.value.replaceAll('\n', ' '), marks }]
    case 'inlineCode':
      return [{ nodeType: 'text', value: node.value, marks: [...marks, { type: 'code' }] }]
    case 'strong':
      return node.children.flatMap((child) =>
        toRichText(child, [...marks, { type: 'bold' }], locale),
      )
    case 'emphasis':
      return node.children.flatMap((child) =>
        toRichText(child, [...marks, { type: 'italic' }], locale),
      )
    case 'break':
      return [{ nodeType: 'text', value: '\n', marks }]
    case 'link':
      return [link(node.url, children(), locale)]
    case 'paragraph':
      return pictureAlone(node.children) ?? [{ nodeType: 'paragraph', content: children() }]
    case 'heading':
      return [{ nodeType: `heading-${node.depth}`, content: children() }]
    case 'blockquote':
      return [{ nodeType: 'blockquote', content: children() }]
    case 'list':
      return [{ nodeType: node.ordered ? 'ordered-list' : 'unordered-list', content: children() }]
    case 'listItem':
      return [{ nodeType: 'list-item', content: children() }]
    case 'thematicBreak':
      return [{ nodeType: 'hr', content: [] }]
    case 'table':
      return [
        {
          nodeType: 'table',
          content: node.children.map((row, index) => ({
            nodeType: 'table-row' as const,
            content: row.children.map((cell) => ({
              nodeType: index === 0 ? ('table-header-cell' as const) : ('table-cell' as const),
              content: [
                {
                  nodeType: 'paragraph' as const,
                  content: cell.children.flatMap((child) => toRichText(child, marks, locale)),
                },
              ],
            })),
          })),
        },
      ]
    default:
      throw new Error(`markdown node ${node.type} is not supported`)
  }
}

function link(url: string, content: RichTextNode[], locale: LocaleCode): RichTextNode {
  if (!url.startsWith('page:')) return { nodeType: 'hyperlink', data: { uri: url }, content }
  const key = url.slice('page:'.length)
  if (!isPageKey(key)) throw new Error(`[…](${url}) is not a page of page-paths.ts`)
  return {
    nodeType: 'entry-hyperlink',
    data: { target: { contentType: 'standardPage', slug: PAGE_PATHS[key][locale] } },
    content,
  }
}

function pictureAlone(children: PhrasingContent[]): RichTextNode[] | undefined {
  const [only, more] = children
  if (only?.type !== 'image' || more !== undefined) return undefined
  const name = only.url.replace(/^scene:/, '')
  if (!isSceneName(name)) throw new Error(`![…](${only.url}) is not a picture of pictures.ts`)
  return [{ nodeType: 'embedded-asset-block', data: { target: picture(name, only.alt ?? '') } }]
}

function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(PAGE_PATHS, key)
}
