export type JsonBody = { kind: 'json'; text: string } | { kind: 'refused'; status: 400 | 413; code: string }

/** The body's text, proven to be JSON and no longer than it may be. A longer one is not read to its end. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const tooLarge = { kind: 'refused', status: 413, code: 'BODY_TOO_LARGE' } as const
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return tooLarge
  const text = await readText(request, limitBytes).catch(() => '') // broken off by the visitor: no JSON
  if (text === undefined) return tooLarge
  return isJson(text) ? { kind: 'json', text } : { kind: 'refused', status: 400, code: 'BODY_NOT_JSON' }
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

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
