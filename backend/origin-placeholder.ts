/** Stands in stored content where this backend's own address belongs, so that the same rows serve on any port or domain. */
export const ORIGIN_PLACEHOLDER = '{{origin}}'

/** Stored JSON as it is sent: pictures at the origin the request came to. */
export function withOrigin(json: string, requestUrl: string): string {
  return json.replaceAll(ORIGIN_PLACEHOLDER, new URL(requestUrl).origin)
}
