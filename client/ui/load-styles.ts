const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet on demand. A failure is not cached, unlike with Vite's own helper, so the
 * next call loads it again.
 */
export async function loadStyles(href: string): Promise<void> {
  // `styleSheets` contains only sheets that have loaded
  if ([...document.styleSheets].some((sheet) => sheet.href === new URL(href, location.origin).href))
    return
  // the document contains the style sheets of its page inline (worker/render/document.tsx)
  if (document.querySelector(`style[data-href="${CSS.escape(href)}"]`)) return
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
      reject(new Error(`the style sheet ${href} failed to load`))
    }
    // In the head, Chrome would look up the fonts again: a font that missed the first paint would
    // then move the text.
    document.body.append(link)
  })
}
