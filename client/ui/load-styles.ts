const loading = new Map<string, Promise<void>>()

/** Loads a style sheet that not every page has. A failure is not remembered, as Vite's own helper would: the next call loads it again. */
export async function loadStyles(href: string): Promise<void> {
  // the link of a file that could not be loaded has no sheet
  if ([...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.origin).href)) return
  if (!loading.has(href))
    loading.set(
      href,
      addSheet(href).finally(() => loading.delete(href)),
    )
  await loading.get(href)
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`the style sheet ${href} cannot be loaded`))
    }
    document.head.append(link)
  })
}
