import type { ReactNode } from 'react'
import type { RichTextBranch } from '#shared/contract/rich-text.ts'
import { useAnchor } from '../page/anchors-context.tsx'
import { Heading, type HeadingLevel } from '../page/heading.tsx'

/** A heading that can be linked to by the id of its words. */
export function RichTextHeading({ node, level, children }: { node: RichTextBranch; level: HeadingLevel; children: ReactNode }) {
  return (
    <Heading level={level} id={useAnchor(node)}>
      {children}
    </Heading>
  )
}
