import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SectionTone = 'canvas' | 'cool' | 'night'

interface SectionProps {
  /** the feature's own class */
  className: string
  tone?: SectionTone
  title?: string | undefined
  /** id of the title */
  anchor: string | undefined
  /** stands beside the title */
  beside?: ReactNode
  children: ReactNode
}

/** A block's plane across the page, and its title. No landmark: a page has many blocks, and headings lead through them. */
export function Section({ className, tone = 'canvas', title, anchor, beside, children }: SectionProps) {
  // a section is one by its heading
  const Tag = title ? 'section' : 'div'
  return (
    <Tag className={classNames('content-section', `content-section--${tone}`, className)}>
      {title && beside ? (
        <header className="content-section-head">
          <h2 id={anchor} className="content-title">
            {title}
          </h2>
          {beside}
        </header>
      ) : title ? (
        <h2 id={anchor} className="content-title content-section-head">
          {title}
        </h2>
      ) : (
        beside
      )}
      {children}
    </Tag>
  )
}
