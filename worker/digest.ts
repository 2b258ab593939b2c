/** 20 hexadecimal digits of the text's SHA-1: names a version, protects nothing. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return new Uint8Array(hash, 0, 10).toHex()
}
