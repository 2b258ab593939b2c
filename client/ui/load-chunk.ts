import { reloadAfterChunkError } from './build-check.ts'

/** Long enough for a short loss of connection. */
const RETRY_AFTER_MS = 1_200

/** Code, messages or a style sheet that could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

export interface ChunkOptions {
  /**
   * called after a failure; returns false for code that loads without a press, because that must
   * not reload the page (WCAG 3.2.2)
   */
  mayReload?: () => boolean
}

/**
 * Loads code on demand. A failure is retried once. Then the page reloads (§4), or the promise
 * rejects with a ChunkError. A failure is not cached here, so the next call loads again. Firefox
 * caches a failed import until the page reloads.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  { mayReload = () => true }: ChunkOptions = {},
): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
  }
  try {
    return await load()
  } catch (cause) {
    if (mayReload() && (await reloadAfterChunkError())) await new Promise(() => undefined) // the page is about to be replaced
    throw new ChunkError('code of the page could not be loaded', { cause })
  }
}
