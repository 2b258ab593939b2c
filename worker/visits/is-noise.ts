/** Matches crawlers whose User-Agent looks like a browser's. Cubot is a brand of phones. */
const CRAWLER =
  /(?<!cu)bot(?:s?\b|[_\d])|crawl|spider|slurp|archiver|headless|lighthouse|externalhit|preview|validator|monitor|pingdom|scan|inspect|mediapartners|google-|googleother|feedfetcher|dataprovider|\+https?:/i
/** The User-Agent of every browser begins like this. */
const BROWSER = /^(?:Mozilla|Opera)\//

/** Whether a program made the visit, not a person. */
export function isNoise(userAgent: string): boolean {
  return !BROWSER.test(userAgent) || CRAWLER.test(userAgent)
}
