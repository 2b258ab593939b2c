/** Style sheets that not every page has, by their sources: the keys of the build's manifest. */
export type LazyStyles =
  | 'client/styles/checkout.css'
  | 'client/styles/shop.css'
  | 'client/styles/forms.css'
  | 'client/styles/stations.css'
  | 'client/styles/customer.css'
  | 'client/styles/stations/map-view.css'

type Sheets = Record<LazyStyles, string>

let sheets: Sheets | undefined
const loading = new Map<string, Promise<void>>()

/**
 * Their addresses: given by entry-client.tsx, since the edge's bundle holds no CSS. There the document links what the
 * first page needs (worker/render/client-assets.ts).
 */
export function provideLazyStyles(given: Sheets): void {
  sheets = given
}

/** Rejects when it cannot be had, and asks again the next time. */
export async function loadLazyStyles(source: LazyStyles): Promise<void> {
  const address = sheets?.[source]
  if (address === undefined || isLoaded(address)) return
  const known = loading.get(address) ?? loadSheet(address).finally(() => loading.delete(address))
  loading.set(address, known)
  await known
}

/** A link of the document whose file could not be had has no sheet. */
function isLoaded(address: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[href="${address}"]`)].some(({ sheet }) => sheet !== null)
}

function loadSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`the style sheet ${href} cannot be had`))
    }
    document.head.append(link)
  })
}
