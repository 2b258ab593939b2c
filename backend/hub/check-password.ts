import { hashPassword } from './hash-password.ts'

/** Nobody's hash, checked for an unknown e-mail address, which then takes as long as a known one. */
const NOBODYS_HASH = `${'00'.repeat(16)}$${'00'.repeat(32)}`

/** @param stored what hashPassword made; undefined when there is no such customer, who then has no right password */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const expected = stored ?? NOBODYS_HASH
  const [salt] = expected.split('$')
  const isSame = isSameSecret(await hashPassword(password, salt), expected)
  return isSame && stored !== undefined
}

/** In the same time wherever the two differ. Their length is no secret. */
function isSameSecret(given: string, expected: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(expected)]
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b)
}
