const loading = new Map<string, Promise<void>>()

/** A style sheet that not every page has. Rejects when it cannot be had, and asks again the next time: Vite's own helper would not. */
export async function loadStyles(address: string): Promise<void> {
  if (isLoaded(address)) return
  const known = loading.get(address) ?? addSheet(address).finally(() => loading.delete(address))
  loading.set(address, known)
  await known
}

/** A link of the document whose file could not be had has no sheet. */
function isLoaded(address: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[href="${address}"]`)].some(({ sheet }) => sheet !== null)
}

function addSheet(href: string): Promise<void> {
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
