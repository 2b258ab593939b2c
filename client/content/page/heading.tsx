import { type ComponentProps, createElement } from 'react'

/** `level` starts at 1; levels below 6 become 6. */
export function Heading({ level, ...attributes }: { level: number } & ComponentProps<'h2'>) {
  return createElement(`h${Math.min(level, 6)}`, attributes)
}
