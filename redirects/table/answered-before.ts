/** Addresses that the site answers without the tables (worker/index.ts, scripts and style sheets). */
const OWN = [
  /^\/(?:proxy|_ipx|assets|builds|ops)(?:\/|$)/,
  /^\/(?:_health|reports|robots\.txt|sitemap\.xml|sitemap-[^/]+\.xml|rss-[^/]+\.xml)$/,
  /^\/(?:preview\/)?stations\/[^/]+\/[^/]+\.json$/,
  /\/_payload\.json$/,
]

export function isAnsweredBefore(path: string): boolean {
  return OWN.some((pattern) => pattern.test(path))
}
