/**
 * What a limit counts by: the IPv4 address, or the /64 prefix of an IPv6 address, of which one visitor has all 2^64 addresses.
 * An IPv4 address written as IPv6 is itself. What is no address comes back as it is.
 */
export function visitorNetwork(address: string): string {
  const url = `http://[${address}]`
  if (!URL.canParse(url)) return address
  const groups = groupsOf(new URL(url).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** All eight groups of a canonical address, the zeroes behind '::' too. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeroes = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeroes, ...after].map((group) => Number.parseInt(group, 16))
}

/** Seconds in which a visitor's tries are counted (wrangler.toml, `ratelimits`): after them whoever was refused may try again. */
export const LIMIT_PERIOD_SECONDS = 60
