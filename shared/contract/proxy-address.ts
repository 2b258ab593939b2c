import { type EndpointKey, ENDPOINTS } from './endpoints.ts'

/** What the browser fetches, and its SWR key (§7): '/proxy/cms-view/v1/search'. */
export function proxyAddress(key: EndpointKey): string {
  return `/proxy/${ENDPOINTS[key].proxyPath}`
}
