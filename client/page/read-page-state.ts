import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { PageState } from '#shared/navigation/payload.ts'

export type ShownState = PageState & { result: ShownResult }

/** The state the server wrote into the document (worker/render/document.tsx); a redirect never has a document. */
export function readPageState(page: Document): ShownState | undefined {
  const text = page.getElementById('state')?.textContent
  return text ? JSON.parse(text) : undefined
}
