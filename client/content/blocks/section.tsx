import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface SectionProps {
  /** the feature's own class */
  className: string
  tone?: 'canvas' | 'cool' | 'night'
  title?: string | undefined
  /** id of the title */
  anchor: string | undefined
  /** stands beside the title */
  beside?: ReactNode
  children: ReactNode
}

/** A block's plane across the page, and its title. No landmark: a page has many blocks, and headings lead through them. */
export function Section({ className, tone = 'canvas', title, anchor, beside, children }: SectionProps) {
  // only with a heading is it a section
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
