/** A body's text, undefined when it is longer than it may be: then it is not read to its end. '' for one that the visitor broke off. */
export async function readLimitedText(request: Request, limitBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return undefined
  return readText(request, limitBytes).catch(() => '')
}

async function readText(request: Request, limitBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
