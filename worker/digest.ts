/** 20 hexadecimal digits of SHA-1. For versions, not for security. */
export async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return new Uint8Array(hash, 0, 10).toHex()
}
