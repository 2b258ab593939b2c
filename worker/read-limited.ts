/** The bytes of a body; undefined when there are more than allowed, by its own account or when counted: then the rest is not read. */
export async function readLimited({ headers, body }: Request | Response, limitBytes: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > limitBytes) {
    await body?.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  if (chunks.length === 1) return chunks[0]
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
