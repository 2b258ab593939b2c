import { type ComponentProps, createElement } from 'react'

/** `level`: from 1; there is none under 6. */
export function Heading({ level, ...attributes }: { level: number } & ComponentProps<'h2'>) {
  return createElement(`h${Math.min(level, 6)}`, attributes)
}
