/** Nothing of the contract is a tenth as deep. Writing a value nested some thousand deep overflows the stack, reading it by recursion, too. */
const MAX_DEPTH = 500

/** A JSON text's value; undefined for what is no JSON, or nested more deeply than anybody means. */
export function parseJson(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isText) {
      if (sign === '\\') at++
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') {
      if (++depth > MAX_DEPTH) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}
