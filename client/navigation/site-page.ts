const NOT_PAGES = /^\/(?:assets|images|builds|_ipx|_health|proxy|api)(?:\/|$)|\.(?:xml|txt|json|pdf)$/

/** Whether an address of this origin is a page, and not one of the files and services beside them. */
export function isSitePage(url: URL): boolean {
  return url.origin === location.origin && !NOT_PAGES.test(url.pathname)
}
