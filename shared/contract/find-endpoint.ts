import { type EndpointKey, ENDPOINTS } from './endpoints.ts'

export type FoundEndpoint = { kind: 'endpoint'; key: EndpointKey } | { kind: 'wrong-method'; allow: string } | { kind: 'unknown' }

/** Which endpoint the browser asks for as `method /proxy/{proxyPath}`. Exact: no decoding, no trailing slash, no other case (§7). */
export function findEndpoint(method: string, proxyPath: string): FoundEndpoint {
  const key = endpointKeys().find((candidate) => ENDPOINTS[candidate].proxyPath === proxyPath)
  if (key === undefined) return { kind: 'unknown' }
  const endpoint = ENDPOINTS[key]
  return endpoint.method === method ? { kind: 'endpoint', key } : { kind: 'wrong-method', allow: endpoint.method }
}

export function endpointKeys(): EndpointKey[] {
  return Object.keys(ENDPOINTS).filter(isEndpointKey)
}

function isEndpointKey(key: string): key is EndpointKey {
  return Object.hasOwn(ENDPOINTS, key)
}
