// zod/mini: all of zod tries `new Function`, which the desk's policy reports
import * as z from 'zod/mini'

/** How often each address was visited; without query and hash, which rules do not know and which may say who it was. */
type VisitedAddresses = Map<string, number>

interface LogReader {
  /** a piece of the log, cut anywhere */
  add(piece: string): void
  /** `unread`: lines that are in none of the forms, too long, or too many different ones */
  end(): { visits: VisitedAddresses; unread: number }
}

/** Of a line; a browser's name and a referrer stand beside the address. */
const MAX_LINE = 16_000
/** No rule has a longer one, nor has a browser's address line. */
export const MAX_ADDRESS_CHARACTERS = 4_000
/** Memory: a scanner can ask for ever new addresses. */
const MAX_ADDRESSES = 1_000_000

const COMMON = /"(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) (\S+) HTTP\/[\d.]+"/
const SEPARATORS = [',', ';', '\t']
const jsonSchema = z.union([
  z.object({ ClientRequestURI: z.string(), ClientRequestHost: z.string(), ClientRequestMethod: z._default(z.string(), 'GET') }),
  z.object({ path: z.string(), method: z._default(z.string(), 'GET'), visits: z.optional(z.number()) }),
])

/**
 * Reads the addresses of a log, piece by piece: common and combined log format, JSON lines of our own request log, Cloudflare's Logpush,
 * `path,count`, or one address a line. Only what visitors read counts: GET and HEAD.
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
      // of a line without an end as much is kept as tells that it is too long
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

/** `path,count`, as cells of a spreadsheet are written */
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
    return undefined // a line cut off is counted as unread
  }
}

function visitOf(method: string, address: string, visits = 1) {
  return method === 'GET' || method === 'HEAD' ? { address, visits } : ('not-read-by-visitors' as const)
}
