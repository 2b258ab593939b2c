import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface SectionProps {
  /** an additional class of the feature */
  className: string
  tone?: 'canvas' | 'cool' | 'night'
  title?: string | undefined
  /** id of the title */
  anchor: string | undefined
  /** content beside the title */
  beside?: ReactNode
  children: ReactNode
}

/**
 * The frame of a block, with its title. It is not a landmark, because a page has many blocks and
 * its headings are enough to navigate.
 */
export function Section({
  className,
  tone = 'canvas',
  title,
  anchor,
  beside,
  children,
}: SectionProps) {
  // a section element needs a heading
  const Tag = title ? 'section' : 'div'
  return (
    <Tag className={classNames('content-section', `content-section--${tone}`, className)}>
      {(title || beside) && (
        <header className="content-section-head ui-row">
          {title && (
            <h2 id={anchor} className="content-title">
              {title}
            </h2>
          )}
          {beside}
        </header>
      )}
      {children}
    </Tag>
  )
}
