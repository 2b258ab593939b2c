import { type ReactNode, useMemo } from 'react'
import type {
  RichTextBranch,
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
  RichTextText,
} from '#shared/contract/rich-text-document.ts'
import { classNames } from '../class-names.ts'
import { TargetLink } from '../links/target-link.tsx'
import { useAnchor } from '../page/anchors-context.tsx'
import { Heading } from '../page/heading.tsx'
import { AssetLink, NotShown, RichTextAsset } from './rich-text-asset.tsx'
import { RichTextTable } from './rich-text-table.tsx'

interface RichTextProps {
  document: RichTextDocument
  /** the highest heading level to use; by default 2, below the page's h1 */
  top?: number
  className?: string | undefined
}

/**
 * A rich-text document. We do not use a library, because libraries throw on unknown nodes and keep
 * unsafe addresses.
 */
export function RichText({ document: { content }, top = 2, className }: RichTextProps) {
  const levels = useMemo(() => headingLevels(content, top), [content, top])
  return <div className={classNames('rich-text', className)}>{renderNodes(content, levels)}</div>
}

type HeadingLevels = Partial<Record<string, number>>

/**
 * The level of each kind of heading, if `top` is the highest level to use. 'heading-1' and
 * 'heading-4' become h2 and h3 under a page's h1. So there is one h1, and no level is skipped.
 */
function headingLevels(content: RichTextNode[], top: number): HeadingLevels {
  const kinds = [...new Set(headingKinds(content))].toSorted()
  return Object.fromEntries(kinds.map((kind, rank) => [kind, top + rank]))
}

function headingKinds(content: RichTextNode[]): string[] {
  return content.flatMap((node) => {
    if (node.nodeType.startsWith('heading-')) return [node.nodeType]
    return 'content' in node ? headingKinds(node.content) : []
  })
}

/** Functions, because a component for each node takes longer to render. */
function renderNodes(nodes: RichTextNode[], levels: HeadingLevels): ReactNode[] {
  // the index is the key, because nodes have no id and a document only changes as a whole
  return nodes.map((node, index) => renderNode(node, levels, index))
}

const BLOCK_TAGS: Partial<Record<RichTextBranchType, 'p' | 'ol' | 'ul' | 'li' | 'blockquote'>> = {
  paragraph: 'p',
  'ordered-list': 'ol',
  'unordered-list': 'ul',
  'list-item': 'li',
  blockquote: 'blockquote',
}

function renderNode(node: RichTextNode, levels: HeadingLevels, key: number): ReactNode {
  if (node.nodeType === 'text') return markedText(node, key)
  if (node.nodeType === 'embedded-asset-block')
    return <RichTextAsset key={key} asset={node.data.target} />
  if (node.nodeType === 'table')
    return (
      <RichTextTable key={key} table={node} renderCell={(nodes) => renderNodes(nodes, levels)} />
    )
  const inside = renderNodes(node.content, levels)
  switch (node.nodeType) {
    case 'hr':
      return <hr key={key} />
    case 'hyperlink':
      return (
        <TargetLink key={key} target={node.data.uri}>
          {inside}
        </TargetLink>
      )
    case 'entry-hyperlink':
      return (
        <TargetLink key={key} target={node.data.target}>
          {inside}
        </TargetLink>
      )
    case 'asset-hyperlink':
      return (
        <AssetLink key={key} asset={node.data.target}>
          {inside}
        </AssetLink>
      )
    case 'unreadable':
      return (
        <NotShown key={key} what={node.what}>
          {node.content.length > 0 ? inside : undefined}
        </NotShown>
      )
    default: {
      const Tag = BLOCK_TAGS[node.nodeType]
      if (Tag) return <Tag key={key}>{inside}</Tag>
      const level = levels[node.nodeType]
      // a list item or table row outside of a list or table renders its children
      if (level === undefined) return inside
      return (
        <RichTextHeading key={key} node={node} level={level}>
          {inside}
        </RichTextHeading>
      )
    }
  }
}

/** The id that links use is made from the heading's text. */
function RichTextHeading({
  node,
  ...props
}: {
  node: RichTextBranch
  level: number
  children: ReactNode
}) {
  return <Heading id={useAnchor(node)} {...props} />
}

const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const satisfies Record<RichTextMark, string>

/** Text in its marks, the last one innermost. A line break in the text becomes a br. */
function markedText({ value, marks }: RichTextText, key: number): ReactNode {
  const lines = value
    .split('\n')
    .flatMap((line, index) => (index === 0 ? line : [<br key={index} />, line]))
  return marks.reduceRight<ReactNode>((inside, { type }) => {
    const Tag = MARK_TAGS[type]
    return <Tag key={key}>{inside}</Tag>
  }, lines)
}
