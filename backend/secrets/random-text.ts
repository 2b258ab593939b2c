/** Every letter of the alphabet (of up to 256) as likely as any other. */
export function randomText(alphabet: string, length: number): string {
  // Bytes beyond a whole number of alphabets would make its first letters likelier: they are thrown away.
  const limit = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return text
}
