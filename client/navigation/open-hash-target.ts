import { decodePath } from '#shared/navigation/page-path.ts'

/**
 * Opens the closed sections around the element that a hash names, and the element itself if it is a
 * section.
 */
export function openHashTarget(hash = location.hash): void {
  const target = document.getElementById(decodePath(hash.slice(1)))
  const section = target?.closest('details')
  if (!section || section.open) return
  for (
    let around: Element | null | undefined = section;
    around;
    around = around.parentElement?.closest('details')
  )
    around.toggleAttribute('open', true)
  // the browser scrolls to a section, but not to an element that is still hidden: the heading of
  // its section is shown
  if (section !== target) section.scrollIntoView()
}

/**
 * Before the browser scrolls to it: on a press of a link within this page, also a second time, and
 * on Back and Forward.
 */
export function followHashes(): () => void {
  function onClick({ target }: MouseEvent): void {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
    if (link && link.pathname === location.pathname && link.search === location.search)
      openHashTarget(link.hash)
  }
  const onHashChange = () => openHashTarget()
  const abort = new AbortController()
  document.addEventListener('click', onClick, abort)
  window.addEventListener('hashchange', onHashChange, abort)
  return () => abort.abort()
}
