/** What the cookie holds: not the token itself, and of no use once the token is another. */
export async function sessionOfToken(token: string): Promise<string> {
  const digest = await sha256(`redirect desk session ${token}`)
  return new Uint8Array(digest).toHex()
}

/** In a time that tells nothing of where they differ. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  return crypto.subtle.timingSafeEqual(await sha256(given), await sha256(secret))
}

function sha256(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}
