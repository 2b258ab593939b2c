/** To another page of this site, in the place of this one in the history. */
export function replacePage(href: string): void {
  const hasNavigation: boolean = 'navigation' in window
  if (hasNavigation) navigation.navigate(href, { history: 'replace' })
  else location.replace(href)
}
