import { useMemo } from 'react'
import type { RichTextDocument } from '#shared/contract/rich-text.ts'
import { classNames } from '../class-names.ts'
import type { HeadingLevel } from '../page/heading.tsx'
import { headingLevels } from './heading-levels.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'

export interface RichTextProps {
  document: RichTextDocument
  /** the highest heading level free where it stands; 2, under the page's h1, when absent */
  top?: HeadingLevel
  className?: string
}

/** A rich-text document: own renderer, so that hostile and unknown content is a case and not an accident. */
export function RichText({ document, top = 2, className }: RichTextProps) {
  const levels = useMemo(() => headingLevels(document.content, top), [document, top])
  return (
    <div className={classNames('rich-text', className)}>
      <RichTextNodes nodes={document.content} levels={levels} />
    </div>
  )
}
