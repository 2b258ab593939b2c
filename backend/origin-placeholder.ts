/**
 * Replaces this backend's address in stored content, so that the same rows work on any port or
 * domain.
 */
export const ORIGIN_PLACEHOLDER = '{{origin}}'

/** Stored JSON with the origin of the request in place of the placeholder. */
export function withOrigin(json: string, requestUrl: string): string {
  return json.replaceAll(ORIGIN_PLACEHOLDER, new URL(requestUrl).origin)
}
