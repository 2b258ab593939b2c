/** Style sheets that not every page has, by their sources: the keys of the build's manifest. */
export type LateStyles =
  | 'client/styles/checkout.css'
  | 'client/styles/shop.css'
  | 'client/styles/forms.css'
  | 'client/styles/stations.css'
  | 'client/styles/customer.css'
  | 'client/styles/stations/map-view.css'

type Sheets = Record<LateStyles, string>

let sheets: Sheets | undefined
const loading = new Map<LateStyles, Promise<void>>()

/**
 * Their addresses: given by entry-client.tsx, since the edge's bundle holds no CSS. There the document links what the
 * first page needs (worker/render/client-assets.ts).
 */
export function provideLateStyles(given: Sheets): void {
  sheets = given
}

/** Rejects when it cannot be had, and asks again the next time. */
export async function loadLateStyles(source: LateStyles): Promise<void> {
  const address = sheets?.[source]
  if (address === undefined || document.querySelector(`link[href="${address}"]:not([data-late])`)) return
  const known = loading.get(source) ?? loadSheet(address)
  loading.set(source, known)
  await known.catch((failure: unknown) => {
    loading.delete(source)
    throw failure
  })
}

function loadSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  link.dataset['late'] = ''
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`the style sheet ${href} cannot be had`))
    }
    document.head.append(link)
  })
}
