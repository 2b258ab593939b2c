/** Processes items chunk by chunk; `onDone(done, total)` after each. An abort keeps the finished chunks. @throws what `work` throws */
export async function inChunks<Item>(
  items: readonly Item[],
  size: number,
  work: (chunk: Item[]) => Promise<void>,
  { signal, onDone }: { signal: AbortSignal; onDone: (done: number, total: number) => void },
): Promise<void> {
  for (let start = 0; start < items.length && !signal.aborted; start += size) {
    await work(items.slice(start, start + size))
    onDone(Math.min(start + size, items.length), items.length)
  }
}
