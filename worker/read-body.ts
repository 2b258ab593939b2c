// Reads bodies of requests and of upstream responses with a size limit.

import { parseJson } from './parse-json.ts'

export type JsonBody =
  | { kind: 'json'; text: string; value: unknown }
  | { kind: 'refused'; status: 400 | 413; code: string }

/** The body's text, checked to be JSON and within the limit. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const text = await readTextBody(request, limitBytes)
  if (text === undefined) return { kind: 'refused', status: 413, code: 'BODY_TOO_LARGE' }
  const value = parseJson(text)
  return value === undefined
    ? { kind: 'refused', status: 400, code: 'BODY_NOT_JSON' }
    : { kind: 'json', text, value }
}

/** undefined when it is too long; '' when the visitor broke the connection. */
export async function readTextBody(
  request: Request,
  limitBytes: number,
): Promise<string | undefined> {
  const bytes = await readLimited(request, limitBytes).catch(() => new Uint8Array())
  return bytes && new TextDecoder().decode(bytes)
}

/**
 * undefined when the body is too long, by Content-Length or by count. Then the rest is neither read
 * nor cancelled.
 */
export async function readLimited(
  { headers, body }: Request | Response,
  limitBytes: number,
): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > limitBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
