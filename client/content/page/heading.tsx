import type { ReactNode } from 'react'

const LEVELS = [1, 2, 3, 4, 5, 6] as const
export type HeadingLevel = (typeof LEVELS)[number]

interface HeadingProps {
  level: HeadingLevel
  id?: string | undefined
  className?: string
  children: ReactNode
}

export function Heading({ level, ...attributes }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...attributes} />
}

/** The level at a depth counted from 1; there is none under 6. */
export function headingLevel(depth: number): HeadingLevel {
  return LEVELS[depth - 1] ?? 6
}

export function below(level: HeadingLevel): HeadingLevel {
  return headingLevel(level + 1)
}
