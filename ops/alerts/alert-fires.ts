/** A condition on a field of a log line, as Cloudflare's query of Workers' logs takes it. */
interface Filter {
  key: string
  operation: string
  type: string
  value: string | number
}

/** An alarm: a file of this folder. */
export interface Alert {
  /** for whoever is woken by it */
  says: string
  /** the window that is looked at */
  minutes: number
  /** the lines that are counted */
  bad: Filter[]
  /** what they are a share of */
  all?: Filter[]
  fires: { share?: number; atLeast: number }
}

type Line = Record<string, unknown>

/** Whether an alarm fires over the lines of one window: there are enough bad ones, and they are enough of all. */
export function alertFires({ bad, all, fires }: Alert, lines: readonly Line[]): boolean {
  const counted = count(bad, lines)
  if (counted < fires.atLeast) return false
  return fires.share === undefined || counted / Math.max(count(all ?? [], lines), 1) > fires.share
}

function count(filters: Filter[], lines: readonly Line[]): number {
  return lines.filter((line) => filters.every((filter) => matches(filter, line[filter.key]))).length
}

function matches({ operation, value }: Filter, found: unknown): boolean {
  if (operation === 'eq') return found === value
  if (operation === 'starts_with') return String(found).startsWith(String(value))
  if (operation === 'gt') return typeof found === 'number' && found > Number(value)
  if (operation === 'gte') return typeof found === 'number' && found >= Number(value)
  throw new Error(`alert-fires.ts does not know the operation ${operation}`)
}
