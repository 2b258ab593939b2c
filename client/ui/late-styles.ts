/** Style sheets that not every page has, by their sources: the keys of the build's manifest. */
export type LateStyles = 'client/styles/stations.css'

type Sheets = Record<LateStyles, () => Promise<unknown>>

let sheets: Sheets | undefined

/**
 * How the browser gets them: given by entry-client.tsx, since the edge's bundle holds no CSS. There the document links what the
 * first page needs (worker/render/client-assets.ts).
 */
export function provideLateStyles(given: Sheets): void {
  sheets = given
}

export async function loadLateStyles(source: LateStyles): Promise<void> {
  await sheets?.[source]()
}
