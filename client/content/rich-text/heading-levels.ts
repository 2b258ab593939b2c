import type { RichTextNode } from '#shared/contract/rich-text.ts'
import type { HeadingLevel } from '../page/heading.tsx'

export type HeadingLevels = Partial<Record<string, HeadingLevel>>

/**
 * The level each kind of heading gets where `top` is the highest one free: an editor's 'heading-1' and 'heading-4' become h2 and h3
 * under a page's h1. So no second h1 appears, and no level is skipped.
 */
export function headingLevels(content: RichTextNode[], top: HeadingLevel): HeadingLevels {
  const kinds = [...new Set(headingsIn(content))].toSorted()
  return Object.fromEntries(kinds.map((kind, rank) => [kind, LEVELS[Math.min(top - 1 + rank, 5)] ?? 6]))
}

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6]

function headingsIn(content: RichTextNode[]): string[] {
  return content.flatMap((node) => {
    if (node.nodeType.startsWith('heading-')) return [node.nodeType]
    return 'content' in node ? headingsIn(node.content) : []
  })
}
