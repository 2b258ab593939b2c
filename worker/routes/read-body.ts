import { parseJson } from '../parse-json.ts'
import { readLimited } from '../read-limited.ts'

export type JsonBody = { kind: 'json'; text: string } | { kind: 'refused'; status: 400 | 413; code: string }

/** The body's text, proven to be JSON and no longer than it may be. */
export async function readJsonBody(request: Request, limitBytes: number): Promise<JsonBody> {
  const text = await readTextBody(request, limitBytes)
  if (text === undefined) return { kind: 'refused', status: 413, code: 'BODY_TOO_LARGE' }
  return parseJson(text) !== undefined ? { kind: 'json', text } : { kind: 'refused', status: 400, code: 'BODY_NOT_JSON' }
}

/** undefined when it is longer than it may be; '' when the visitor broke off. */
export async function readTextBody(request: Request, limitBytes: number): Promise<string | undefined> {
  const bytes = await readLimited(request, limitBytes).catch(() => new Uint8Array())
  return bytes && new TextDecoder().decode(bytes)
}
