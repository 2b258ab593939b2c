const BRAND = 'St1'

/** A page's name and the brand's, as the browser's tab and search engines show it; the brand alone where a page has no title. */
export function pageTitle(title: string): string {
  return title === '' || title === BRAND ? BRAND : `${title} – ${BRAND}`
}
