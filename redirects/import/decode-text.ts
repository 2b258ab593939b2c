/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, in which Excel saves plain CSV in
 * the Nordic countries. `isGuess`: the text is not UTF-8, so a person should check its letters.
 */
export function decodeText(bytes: Uint8Array): { text: string; isGuess: boolean } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded('utf-16le')
  if (first === 0xfe && second === 0xff) return decoded('utf-16be')
  const { text } = decoded('utf-8')
  const broken = text.split('\ufffd').length - 1
  if (broken === 0) return { text, isGuess: false }
  // UTF-8 with a few wrong bytes: only the lines with wrong bytes are refused
  const right = text.match(/[\u0080-\ufffc\u{10000}-\u{10ffff}]/gu)?.length ?? 0
  return right > broken ? { text, isGuess: false } : { ...decoded('windows-1252'), isGuess: true }

  function decoded(encoding: string) {
    return { text: new TextDecoder(encoding).decode(bytes), isGuess: false }
  }
}
