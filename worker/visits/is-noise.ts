/** Matches crawlers whose User-Agent looks like a browser's. Cubot is a brand of phones. */
const CRAWLER =
  /(?<!cu)bot(?:s?\b|[_\d])|crawl|spider|slurp|archiver|headless|lighthouse|externalhit|preview|validator|monitor|pingdom|scan|inspect|mediapartners|google-|googleother|feedfetcher|dataprovider|\+https?:/i
/** The User-Agent of every browser begins like this. */
const BROWSER = /^(?:Mozilla|Opera)\//

/** Paths that scanners try on any site. Not .asp, .aspx or .html: old addresses of real sites have them. */
const SCANNED = [
  // '/.env', '/.git/config', '/.well-known/…'
  /(?:^|\/)\./,
  /(?:^|\/)(?:wp-[^/]*|wordpress|xmlrpc|phpmyadmin|pma|adminer|cgi-bin|actuator|autodiscover|owa|solr|hnap1|boaform|phpunit|telescope|_ignition)(?:\/|$)/i,
  /\.(?:php\d?|phtml|jspa?|cgi|sql|bak|swp|ini|ya?ml|env)(?:\/|$)/i,
  // browsers, shops and advertisers request these automatically
  /(?:^|\/)(?:apple-touch-icon[^/]*|favicon\.\w+|browserconfig\.xml|(?:app-)?ads\.txt|security\.txt)$/i,
]

/** Whether a program made the visit, not a person. A path with a rule never counts as a scanner's path, because an editor expects visits there. */
export function isNoise({ kind, path }: { kind: 'hit' | 'missing'; path: string }, userAgent: string): boolean {
  if (!BROWSER.test(userAgent) || CRAWLER.test(userAgent)) return true
  return kind === 'missing' && SCANNED.some((pattern) => pattern.test(path))
}
