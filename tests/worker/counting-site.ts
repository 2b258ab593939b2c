import {
  contentService,
  LAYOUT,
  LAYOUT_ENDPOINT,
  PAGE_ENDPOINT,
  pageResponse,
} from './content-service.ts'
import { type Answer, openSite, type Site } from './site.ts'

/** A site whose page shows how often it was requested, and fails on demand. */
export function countingSite(more: object = {}, variables: Record<string, unknown> = {}) {
  const backend = { version: 0, down: false }
  const fail = () => new Response(null, { status: 503 })
  const answers: Record<string, Answer> = {
    ...contentService({}),
    [PAGE_ENDPOINT]: () =>
      backend.down ? fail() : Response.json(pageResponse(`Version ${++backend.version}`, more)),
    [LAYOUT_ENDPOINT]: () => (backend.down ? fail() : Response.json(LAYOUT)),
  }
  return { site: openSite(answers, variables), backend }
}

export async function versionOf(
  site: Site,
  address = '/x',
  init?: RequestInit,
): Promise<string | undefined> {
  return /Version (\d+)/.exec(await (await site.ask(address, init)).text())?.[1]
}
