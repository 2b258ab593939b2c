/** The link that a click follows in this tab, if there is one. */
export function followedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.target === '' ? link : undefined
}
