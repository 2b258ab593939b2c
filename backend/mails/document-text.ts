import type { RichTextDocument, RichTextNode } from '#shared/contract/rich-text-document.ts'

/** A document as plain text, for mails and their attachments. */
export function documentText({ content }: RichTextDocument): string {
  return content.map((node) => blockText(node, '')).join('\n\n')
}

function blockText(node: RichTextNode, indent: string): string {
  if (!('content' in node)) return ''
  const inside = node.content
  switch (node.nodeType) {
    case 'unordered-list':
    case 'ordered-list':
      return inside
        .map((item, index) =>
          itemText(item, node.nodeType === 'ordered-list' ? `${index + 1}. ` : '– ', indent),
        )
        .join('\n')
    case 'table':
      return inside
        .map((row) =>
          ('content' in row ? row.content : []).map((cell) => lineText([cell])).join(' | '),
        )
        .join('\n')
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
      return indent + lineText(inside).toUpperCase()
    default:
      return indent + lineText(inside)
  }
}

function itemText(item: RichTextNode, mark: string, indent: string): string {
  const parts = 'content' in item ? item.content : []
  return parts
    .map((part, index) =>
      index === 0 ? indent + mark + lineText([part]) : blockText(part, `${indent}  `),
    )
    .join('\n')
}

/** Adds the address of a link to another site. */
function lineText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.nodeType === 'text') return node.value
      const text = 'content' in node ? lineText(node.content) : ''
      const address =
        node.nodeType === 'hyperlink' ? node.data.uri.replace(/^(?:mailto|tel):/, '') : text
      return /^https?:/.test(address) && address !== text ? `${text} (${address})` : text
    })
    .join('')
}
