import { type EndpointKey, ENDPOINTS } from './endpoints.ts'

/**
 * The endpoint's path at the backend with its ':token' filled in, one encoded segment: a token with '/', '?' or '..' in it stays a token.
 * Undefined when the endpoint needs a token and there is none, or it is one that a URL would swallow ('.' and '..').
 */
export function endpointPath(key: EndpointKey, token?: string): string | undefined {
  const { path, session } = ENDPOINTS[key]
  if (session !== 'token') return path
  if (token === undefined || /^\.{0,2}$/.test(token) || !token.isWellFormed()) return undefined
  return path.replace(':token', () => encodeURIComponent(token))
}
