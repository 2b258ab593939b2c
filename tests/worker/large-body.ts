const MB = 1024 * 1024
export const LARGE_BYTES = 3 * MB

/** A body of 3 MB that counts what has been read of it. */
export function largeBody() {
  let bytes = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (bytes >= LARGE_BYTES) return controller.close()
      bytes += MB / 4
      controller.enqueue(new Uint8Array(MB / 4).fill(0x61))
    },
  })
  return { body, bytesRead: () => bytes }
}
