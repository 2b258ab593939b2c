import type { ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps {
  level: HeadingLevel
  id?: string | undefined
  className?: string
  children: ReactNode
}

export function Heading({ level, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...attributes} />
}

/** The level below; there is none under 6. */
export function below(level: HeadingLevel): HeadingLevel {
  return LEVELS[level] ?? 6
}

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6]
