/** In the same time wherever the two differ. Their length is no secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(expected)]
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b)
}
