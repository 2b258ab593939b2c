const MAX_PAIRS = 100

/** The parameters of '?a=1&b=2', decoded and as written. What cannot be decoded stays as it stands. */
export function queryPairs(search: string) {
  const pairs = search.replace(/^\?/, '').split('&', MAX_PAIRS)
  return pairs
    .filter((written) => written !== '')
    .map((written) => {
      const [name = ''] = written.split('=', 1)
      return { name: decoded(name), value: decoded(written.slice(name.length + 1)), written }
    })
}

/** The comma of lists stays readable: an address may hold it. */
export function writtenPair(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')}`
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced // a broken escape is text
  }
}
