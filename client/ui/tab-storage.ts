/** Works with what this tab keeps. No storage, a full one, or a damaged entry is undefined: whoever keeps something there works without it. */
export function withTabStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
