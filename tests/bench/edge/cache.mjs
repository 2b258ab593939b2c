// A cache for workerd's cacheApiOutbound: GET, PUT with the complete response as HTTP text, PURGE.
const MAX_ENTRIES = 1_000
const stored = new Map()

export default {
  async fetch(request) {
    const { method, url } = request
    if (method === 'PUT') return store(url, await request.arrayBuffer())
    if (method === 'PURGE') return new Response(null, { status: stored.delete(url) ? 200 : 404 })
    const { body, headers } = stored.get(url) ?? { body: null, headers: [] }
    if (body === null)
      return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } })
    return new Response(body, { headers: [...headers, ['CF-Cache-Status', 'HIT']] })
  },
}

function store(url, buffer) {
  const bytes = new Uint8Array(buffer)
  const end = bytes.findIndex((byte, at) => byte === 13 && bytes[at + 2] === 13)
  const [, ...lines] = new TextDecoder().decode(bytes.subarray(0, end)).split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  stored.delete(url)
  stored.set(url, {
    body: bytes.slice(end + 4),
    headers: headers.filter(([name]) => !/^(?:transfer-encoding|content-length)$/i.test(name)),
  })
  if (stored.size > MAX_ENTRIES) stored.delete(stored.keys().next().value)
  return new Response(null, { status: 204 })
}
