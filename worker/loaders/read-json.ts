import { createMemo } from '../cache/memo.ts'

const MAX_MEMO_BYTES = 16 * 1024 * 1024
/** memory that a text and what it was read to take, in bytes per character: an estimate, one byte for the text and three for the value */
const BYTES_PER_CHARACTER = 4

/**
 * Reads JSON texts and remembers, per isolate, what the last text of each key was read to: the same text is the same
 * object, so whatever is made from it can be remembered too.
 */
export function createJsonReader<Value>(read: (json: unknown) => Value): (key: string, text: string) => Value | undefined {
  const memo = createMemo<{ value: Value | undefined }>(MAX_MEMO_BYTES)
  return (key, text) => {
    const known = memo.find(key, [text])
    return (known ?? memo.keep(key, [text], { value: readText(text, read) }, text.length * BYTES_PER_CHARACTER)).value
  }
}

function readText<Value>(text: string, read: (json: unknown) => Value): Value | undefined {
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined // truncated, HTML or no JSON at all: the caller shows it as a failed answer
  }
}
