import type { RedirectPointer } from '#shared/navigation/redirect-table.ts'

/** How many steps back are kept; with more, the pointer outgrows its metadata (1,024 bytes). */
const MAX_PREVIOUS = 10

/** The pointer that makes a version live and remembers the one that was. */
export function nextPointer(current: RedirectPointer | undefined, version: string): RedirectPointer {
  if (!current) return { version, previous: [] }
  const previous = [current.version, ...current.previous].filter((name) => name !== version)
  return { version, previous: previous.slice(0, MAX_PREVIOUS) }
}

/** The pointer one step back; undefined when there is no step. */
export function previousPointer({ previous }: RedirectPointer): RedirectPointer | undefined {
  const [version, ...earlier] = previous
  return version === undefined ? undefined : { version, previous: earlier }
}
