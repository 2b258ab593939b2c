// zod/mini, because zod tries `new Function`, which the desk's CSP reports
import * as z from 'zod/mini'

/** Address → visits. Query and hash are removed: rules ignore them, and they may contain personal data. */
type VisitedAddresses = Map<string, number>

interface LogReader {
  /** the next piece of the log; it may end in the middle of a line */
  add(piece: string): void
  /** `unread`: lines of an unknown format, too long, or beyond the limit of addresses */
  end(): { visits: VisitedAddresses; unread: number }
}

/** Longer than an address, because a line also has a user agent and a referrer. */
const MAX_LINE = 16_000
/** Neither rules nor browsers have longer addresses. */
export const MAX_ADDRESS_CHARACTERS = 4_000
/** Limits the memory: a scanner can request any number of addresses. */
const MAX_ADDRESSES = 1_000_000

const COMMON = /"(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) (\S+) HTTP\/[\d.]+"/
const SEPARATORS = [',', ';', '\t']
const jsonSchema = z.union([
  z.object({ ClientRequestURI: z.string(), ClientRequestHost: z.string(), ClientRequestMethod: z._default(z.string(), 'GET') }),
  z.object({ path: z.string(), method: z._default(z.string(), 'GET'), visits: z.optional(z.number()) }),
])

/**
 * Reads the addresses of a log, piece by piece: common and combined log format, JSON lines of our own request log, Cloudflare's Logpush,
 * `path,count`, or one address per line. Only GET and HEAD count.
 */
export function createLogReader(): LogReader {
  const visits: VisitedAddresses = new Map()
  let unread = 0
  let rest = ''

  function read(line: string): void {
    const text = line.trim()
    if (text === '' || text.startsWith('#')) return
    const found = text.length > MAX_LINE ? undefined : readLine(text)
    if (found === 'not-read-by-visitors') return
    const address = found?.address.replace(/[?#].*$/s, '')
    if (!found || !address || address.length > MAX_ADDRESS_CHARACTERS || (visits.size >= MAX_ADDRESSES && !visits.has(address))) unread++
    else visits.set(address, (visits.get(address) ?? 0) + found.visits)
  }

  return {
    add(piece) {
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
      // limits the memory for an endless line: one character over the limit is enough to refuse it
      rest = (lines.pop() ?? '').slice(0, MAX_LINE + 1)
      for (const line of lines) read(line)
    },
    end() {
      read(rest.replace(/^\ufeff/, ''))
      rest = ''
      return { visits, unread }
    },
  }
}

function readLine(line: string): { address: string; visits: number } | 'not-read-by-visitors' | undefined {
  const text = line.replace(/^\ufeff/, '')
  if (text.startsWith('{')) return readJson(text)
  const [, method, requested] = COMMON.exec(text) ?? []
  if (method !== undefined && requested !== undefined) return visitOf(method, requested)
  return readCounted(text) ?? (/^(?:\/|https?:\/\/)\S*$/i.test(text) ? { address: text, visits: 1 } : undefined)
}

/** `path,count`, also as quoted cells */
function readCounted(text: string): { address: string; visits: number } | undefined {
  const at = Math.max(...SEPARATORS.map((separator) => text.lastIndexOf(separator)))
  const [address, count] = [unquoted(text.slice(0, Math.max(at, 0))), unquoted(text.slice(at + 1))]
  const isAddress = /^(?:\/|https?:\/\/)[^",;\t]*$/.test(address)
  return isAddress && /^\d{1,15}$/.test(count) ? { address, visits: Number(count) } : undefined
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, '')
}

function readJson(text: string) {
  const { data } = jsonSchema.safeParse(parsed(text))
  if (!data) return undefined
  if ('path' in data) return visitOf(data.method, data.path, data.visits)
  return visitOf(data.ClientRequestMethod, `https://${data.ClientRequestHost}${data.ClientRequestURI}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // an incomplete line counts as unread
  }
}

function visitOf(method: string, address: string, visits = 1) {
  return method === 'GET' || method === 'HEAD' ? { address, visits } : ('not-read-by-visitors' as const)
}
