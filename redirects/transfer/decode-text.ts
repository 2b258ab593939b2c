/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, in which Excel saves plain CSV in the Nordic countries.
 * `isGuess`: the text is not UTF-8, so a person should check its letters.
 */
export function decodeText(bytes: Uint8Array): { text: string; isGuess: boolean } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decoded('utf-16le')
  if (first === 0xfe && second === 0xff) return decoded('utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes), isGuess: false }
  } catch {
    return { ...decoded('windows-1252'), isGuess: true }
  }

  function decoded(encoding: string) {
    return { text: new TextDecoder(encoding).decode(bytes), isGuess: false }
  }
}
