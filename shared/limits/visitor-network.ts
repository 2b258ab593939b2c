/**
 * The key of a rate limit: the IPv4 address, or the first four groups (/64) of an IPv6 address,
 * because one visitor has all addresses of that network. Cloudflare writes addresses in their short
 * form.
 */
export function visitorNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [start = ''] = address.split('::')
  return `${[...start.split(':'), '0', '0', '0'].slice(0, 4).join(':')}::/64`
}

/**
 * The period of all rate limits (wrangler.toml, `ratelimits`). A refused visitor can try again
 * after it.
 */
export const LIMIT_PERIOD_SECONDS = 60
