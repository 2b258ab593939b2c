import { type ComponentType, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

/**
 * For what lies over the page: where its code cannot be fetched, not even after the reload that follows a chunk load error (§4),
 * there is nothing, and the page stands all the same. React.lazy alone would take the whole page away.
 */
export function lateOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadChunk(load).catch(() => Nothing) }))
}

function Nothing() {
  return null
}
