/** The link of an event, unless it leads to another tab. */
export function followedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.target === '' ? link : undefined
}
