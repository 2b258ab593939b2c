/**
 * Paths of files that the site does not have, and that only programs ask for. Not .asp, .aspx,
 * .html, .pdf or .zip: old addresses of real sites have them.
 */
const FOR_PROGRAMS = [
  // '/.env', '/.git/config', '/.well-known/…'
  /(?:^|\/)\./,
  /(?:^|\/)(?:wp-[^/]*|wordpress|xmlrpc|phpmyadmin|pma|adminer|cgi-bin|actuator|autodiscover|owa|solr|hnap1|boaform|phpunit|telescope|_ignition)(?:\/|$)/i,
  /\.(?:php\d?|phtml|jspa?|cgi|sql|bak|swp|ini|ya?ml|env|toml|conf|log|lock|sh|exe|dll|so)(?:\/|$)/i,
  /\.(?:png|jpe?g|gif|svg|ico|webp|avif|xml|json|m?js|map|css|woff2?|ttf|eot|mp4|webm)$/i,
  /(?:^|\/)(?:(?:app-)?ads|security)\.txt$/i,
]

/**
 * Whether only programs ask for a path: scanners, browsers that look for an icon, pages of an older
 * site that link a script.
 */
export function isForPrograms(path: string): boolean {
  return FOR_PROGRAMS.some((pattern) => pattern.test(path))
}
