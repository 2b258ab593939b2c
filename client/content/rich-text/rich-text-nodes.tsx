import type { ReactNode } from 'react'
import type { RichTextNode } from '#shared/contract/rich-text.ts'
import type { HeadingLevels } from './heading-levels.ts'
import { NotShown } from './not-shown.tsx'
import { RichTextAsset } from './rich-text-asset.tsx'
import { RichTextHeading } from './rich-text-heading.tsx'
import { AssetLink, EntryLink, RichTextLink } from './rich-text-links.tsx'
import { RichTextTable } from './rich-text-table.tsx'
import { MarkedText } from './marked-text.tsx'

export interface RichTextNodesProps {
  nodes: RichTextNode[]
  levels: HeadingLevels
}

export function RichTextNodes({ nodes, levels }: RichTextNodesProps) {
  // the index is the key: nodes have no id, and a document never changes but as a whole
  return nodes.map((node, index) => <RichTextNodeView key={index} node={node} levels={levels} />)
}

function RichTextNodeView({ node, levels }: { node: RichTextNode; levels: HeadingLevels }): ReactNode {
  if (node.nodeType === 'text') return <MarkedText text={node} />
  if (node.nodeType === 'embedded-asset-block') return <RichTextAsset asset={node.data.target} />
  if (node.nodeType === 'hr') return <hr />

  const inside = <RichTextNodes nodes={node.content} levels={levels} />
  switch (node.nodeType) {
    case 'paragraph':
      return <p>{inside}</p>
    case 'ordered-list':
      return <ol>{inside}</ol>
    case 'unordered-list':
      return <ul>{inside}</ul>
    case 'list-item':
      return <li>{inside}</li>
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'table':
      return <RichTextTable table={node} levels={levels} Nodes={RichTextNodes} />
    case 'hyperlink':
      return <RichTextLink uri={node.data.uri}>{inside}</RichTextLink>
    case 'entry-hyperlink':
      return <EntryLink target={node.data.target}>{inside}</EntryLink>
    case 'asset-hyperlink':
      return <AssetLink asset={node.data.target}>{inside}</AssetLink>
    case 'unreadable':
      return <NotShown what={node.what}>{node.content.length > 0 ? inside : undefined}</NotShown>
    case 'heading-1':
    case 'heading-2':
    case 'heading-3':
    case 'heading-4':
    case 'heading-5':
    case 'heading-6':
      return (
        <RichTextHeading node={node} level={levels[node.nodeType] ?? 6}>
          {inside}
        </RichTextHeading>
      )
    // rows and cells are the table's own; a stray one shows what is in it
    case 'table-row':
    case 'table-cell':
    case 'table-header-cell':
      return inside
  }
}
