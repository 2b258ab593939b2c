import type { SiteAddressing } from '#shared/locale/locale-links.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Payload } from '#shared/navigation/payload.ts'

/** The HTTP exchange succeeded whatever the page came to: its status stands in the result. */
export function payloadResponse(addressing: SiteAddressing, result: PageResult): Response {
  const body: Payload = { addressing, result }
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' } })
}
