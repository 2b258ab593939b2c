/** 256 random bits for the session cookie. */
export function newSession(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex()
}

/** The digest that the database stores of a session cookie. It includes the token, so a new token ends all sessions. */
export async function sessionId(cookie: string, token: string): Promise<string> {
  return new Uint8Array(await sha256(`redirect desk session ${cookie} ${token}`)).toHex()
}

/** In constant time: its duration does not reveal the secret. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  return crypto.subtle.timingSafeEqual(await sha256(given), await sha256(secret))
}

function sha256(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}
