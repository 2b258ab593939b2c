/** The value of the session cookie: a digest, so it does not reveal the token, and a new token ends the session. */
export async function sessionOfToken(token: string): Promise<string> {
  const digest = await sha256(`redirect desk session ${token}`)
  return new Uint8Array(digest).toHex()
}

/** In constant time: its duration does not reveal the secret. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  return crypto.subtle.timingSafeEqual(await sha256(given), await sha256(secret))
}

function sha256(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}
