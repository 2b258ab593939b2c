/** what the window is told when code cannot be had */
export const CHUNK_ERROR = 'chunk-error'

/** Code that comes late. A failure is told to the window too, since it mostly means a new build (§4: a chunk load error reloads the page). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    dispatchEvent(new Event(CHUNK_ERROR))
    throw failure
  }
}
