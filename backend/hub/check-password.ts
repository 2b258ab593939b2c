import { hashPassword } from './hash-password.ts'

/** Checked for an unknown e-mail address, so that the answer takes as long as for a known one. */
const NO_ACCOUNT_HASH = `${'00'.repeat(16)}$${'00'.repeat(32)}`

/**
 * @param stored a result of hashPassword; undefined: the customer does not exist, so no password is
 *   right
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const expected = stored ?? NO_ACCOUNT_HASH
  const [salt] = expected.split('$')
  const isSame = isSameSecret(await hashPassword(password, salt), expected)
  return isSame && stored !== undefined
}

/** Compares in constant time. The length is not secret. */
function isSameSecret(given: string, expected: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(expected)]
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b)
}
