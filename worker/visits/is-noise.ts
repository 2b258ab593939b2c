import type { Visit } from '#shared/navigation/visit.ts'

/** Crawlers that call themselves browsers, too. A Cubot is a telephone. */
const CRAWLER =
  /(?<!cu)bot(?:s?\b|[_\d])|crawl|spider|slurp|archiver|headless|lighthouse|externalhit|preview|validator|monitor|pingdom|scan|inspect|mediapartners|google-|googleother|feedfetcher|dataprovider|\+https?:/i
/** Every browser's User-Agent begins so; what does not is a program. */
const BROWSER = /^(?:Mozilla|Opera)\//

/** What scanners look for on any site. No .asp, .aspx or .html: old addresses of real sites end so. */
const SCANNED = [
  // '/.env', '/.git/config'; '/.well-known/…', which programs read
  /(?:^|\/)\./,
  /(?:^|\/)(?:wp-[^/]*|wordpress|xmlrpc|phpmyadmin|pma|adminer|cgi-bin|actuator|autodiscover|owa|solr|hnap1|boaform|phpunit|telescope|_ignition)(?:\/|$)/i,
  /\.(?:php\d?|phtml|jspa?|cgi|sql|bak|swp|ini|ya?ml|env)(?:\/|$)/i,
  // browsers, shops and advertisers ask for these by themselves
  /(?:^|\/)(?:apple-touch-icon[^/]*|favicon\.\w+|browserconfig\.xml|(?:app-)?ads\.txt|security\.txt)$/i,
]

/** Whether a visit is a program's and not a person's. A path that has a rule is never a scanner's: somebody wanted it. */
export function isNoise({ kind, path }: Pick<Visit, 'kind' | 'path'>, userAgent: string): boolean {
  if (!BROWSER.test(userAgent) || CRAWLER.test(userAgent)) return true
  return kind === 'missing' && SCANNED.some((pattern) => pattern.test(path))
}
