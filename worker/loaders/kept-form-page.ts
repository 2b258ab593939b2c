import type { PageResult } from '#shared/navigation/page-result.ts'
import type { SiteAddress } from '../app-env.ts'
import { edgeCacheKey, STALE_IF_ERROR_MS } from '../cache/edge-cache.ts'
import { lookUpCopy, storeCopy } from '../cache/stored-copy.ts'
import { BUILD_ID } from '../render/client-assets.ts'
import type { LoadContext } from './load-page.ts'

/** Keeps what a page with a form is made of: its HTML, which is kept too, can hold no answer to what somebody typed. */
export function keepFormPage({ config, now, waitUntil }: LoadContext, site: SiteAddress, result: PageResult): void {
  if (result.kind !== 'page' || !result.layout || !hasForm(result)) return
  waitUntil(storeCopy(keyOf(config.BACKEND_URL, site), Response.json(result), now, STALE_IF_ERROR_MS))
}

/** The page as it was when it could last be had: a form filled in meanwhile is judged by it, and drawn again with what was typed. */
export async function keptFormPage({ config }: LoadContext, site: SiteAddress): Promise<PageResult | undefined> {
  const copy = await lookUpCopy(keyOf(config.BACKEND_URL, site))
  return copy?.response.json<PageResult>()
}

function hasForm({ page }: Extract<PageResult, { kind: 'page' }>): boolean {
  return page.content.body.some(({ contentType }) => contentType === 'form')
}

function keyOf(backendUrl: string, { addressing, path }: SiteAddress): string {
  return edgeCacheKey({ buildId: BUILD_ID, kind: 'form-page', locale: addressing.locale, path, query: encodeURIComponent(backendUrl) })
}
