/**
 * What a limit counts by: the IPv4 address, or the first four groups (/64) of an IPv6 address, because one visitor has all addresses below them.
 * Cloudflare writes an address in its short form.
 */
export function visitorNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [start = ''] = address.split('::')
  return `${[...start.split(':'), '0', '0', '0'].slice(0, 4).join(':')}::/64`
}

/** Seconds in which a visitor's tries are counted (wrangler.toml, `ratelimits`): after that a refused visitor may try again. */
export const LIMIT_PERIOD_SECONDS = 60
