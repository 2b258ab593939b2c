// Bodies of requests and of upstream responses, no longer than they may be.
import { parseJson } from './parse-json.ts'

export type JsonBody = { kind: 'json'; text: string; value: unknown } | { kind: 'refused'; status: 400 | 413; code: string }

/** The body's text, proven to be JSON and no longer than it may be. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const text = await readTextBody(request, limitBytes)
  if (text === undefined) return { kind: 'refused', status: 413, code: 'BODY_TOO_LARGE' }
  const value = parseJson(text)
  return value === undefined ? { kind: 'refused', status: 400, code: 'BODY_NOT_JSON' } : { kind: 'json', text, value }
}

/** undefined when it is longer than it may be; '' when the visitor broke off. */
export async function readTextBody(request: Request, limitBytes: number): Promise<string | undefined> {
  const bytes = await readLimited(request, limitBytes).catch(() => new Uint8Array())
  return bytes && new TextDecoder().decode(bytes)
}

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
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
