interface Places {
  /** origins of the sites; the first is the default */
  sites: readonly [string, ...string[]]
  /** the hub's own: a login asked for by a page of the account goes back to it */
  hub: string
}

const LONGEST = 4_000
const OWN_PAGE = /^\/account\/[a-z]{2}$/

/** Where a visitor is sent back to: an address of a site, or an account page of this hub. Whatever else was asked for means the first site's root. */
export function returnAddress(asked: string | undefined, { sites, hub }: Places): string {
  const url = asked !== undefined && asked.length <= LONGEST && /^https?:\/\//i.test(asked) ? URL.parse(asked) : null
  const isPlain = url !== null && url.username === '' && url.password === ''
  if (isPlain && (sites.includes(url.origin) || (url.origin === hub && OWN_PAGE.test(url.pathname)))) return url.href
  return `${sites[0]}/`
}
