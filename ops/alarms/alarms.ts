/** A condition on a field of a log line, in the format of Cloudflare's Workers Logs queries. */
export interface Filter {
  key: string
  operation: 'eq' | 'gt' | 'gte' | 'starts_with'
  type: string
  value: string | number
}

export interface Alarm {
  /** length of the time window */
  minutes: number
  /** the lines to count */
  bad: Filter[]
  /** fires if there are at least this many; with `share`, also only if they exceed this share of the lines `all` */
  fires: { atLeast: number; share?: number; all?: Filter[] }
  /** the message for the person on duty */
  message: string
}

const DAY = 24 * 60

const requests = [isEvent('request')]
const failed = [...requests, where('status', 'gte', 500)]
const failedOrders = [...failed, where('path', 'starts_with', '/proxy/digital-order/v1/orders/')]
const notFound = [...requests, where('status', 'eq', 404)]
const overSecond = [...requests, where('ms', 'gt', 1_000)]
const vitals = [isEvent('web-vitals')]

/** By name. docs/service-levels.md lists the service level that each alarm monitors. */
export const ALARMS: Record<string, Alarm> = {
  availability: alarm(5, failed, share(0.01, requests, 10), 'Requests fail with the error page or without a response.'),
  'availability-budget': alarm(3 * DAY, failed, share(0.001, requests, 50), 'More than 0.1 % of requests failed in three days.'),
  crashes: alarm(5, [isEvent('unexpected')], { atLeast: 3 }, 'The worker threw unexpected errors: a bug in its code.'),
  backend: alarm(5, [isEvent('upstream')], share(0.05, requests, 10), 'A backend fails or is too slow. The site serves stale copies.'),
  redirects: alarm(5, [isEvent('redirect-table-not-loaded')], { atLeast: 3 }, 'No redirect table: KV fails or a version is damaged.'),
  controls: alarm(5, [isEvent('controls-not-loaded')], { atLeast: 3 }, 'Purges and switches cannot be read from KV.'),
  purges: alarm(5, [isEvent('purge-not-stored')], { atLeast: 3 }, 'Purges were not stored. Changes show only after cached copies expire.'),
  switches: alarm(5, [isEvent('switches-damaged')], { atLeast: 1 }, 'A damaged switch in KV is ignored.'),
  latency: alarm(10, overSecond, share(0.05, requests, 20), 'More than 5 % of requests take over a second.'),
  'latency-median': alarm(60, [...requests, where('ms', 'gt', 100)], share(0.5, requests, 50), 'Half of the requests take over 100 ms.'),
  orders: alarm(5, failedOrders, { atLeast: 3 }, 'Orders cannot be created or completed.'),
  'not-found': alarm(10, notFound, share(0.2, requests, 50), 'Many requests get 404: a link is broken or a redirect is missing.'),
  'browser-errors': alarm(15, [isEvent('browser-error')], share(0.02, requests, 10), 'Scripts fail in visitors’ browsers.'),
  'web-vitals': alarm(60, [...vitals, where('LCP', 'gt', 4_000)], share(0.25, vitals, 20), 'Pages are slow: LCP is over four seconds.'),
  lcp: vitalOfADay('LCP', 2_500, 'Pages miss the target: LCP over 2.5 s'),
  inp: vitalOfADay('INP', 200, 'Pages miss the target: INP over 200 ms'),
  cls: vitalOfADay('CLS', 0.1, 'Pages miss the target: CLS over 0.1'),
}

/** The figures of one window, and whether the alarm fires. */
interface Judged {
  bad: number
  /** the lines that the share is of; undefined: only the number counts */
  all: number | undefined
  isFiring: boolean
}

export function judgeAlarm({ bad, fires }: Alarm, lines: readonly Record<string, unknown>[]): Judged {
  const { atLeast, share = 0 } = fires
  const counted = count(bad, lines)
  const all = fires.all && count(fires.all, lines)
  return { bad: counted, all, isFiring: counted >= atLeast && counted / Math.max(all ?? 0, 1) > share }
}

/** `12 of 480 (2.5 %), limit 10 and over 1 %` */
export function figuresText({ fires: { atLeast, share } }: Alarm, { bad, all }: Judged): string {
  const limit = `limit ${atLeast}${share === undefined ? '' : ` and over ${percent(share)}`}`
  return all === undefined ? `${bad}, ${limit}` : `${bad} of ${all} (${percent(bad / Math.max(all, 1))}), ${limit}`
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`
}

function count(filters: Filter[], lines: readonly Record<string, unknown>[]): number {
  return lines.filter((line) => filters.every((filter) => matches(filter, line[filter.key]))).length
}

function matches({ operation, value }: Filter, found: unknown): boolean {
  if (operation === 'eq') return found === value
  if (operation === 'starts_with') return String(found).startsWith(String(value))
  return typeof found === 'number' && (operation === 'gt' ? found > Number(value) : found >= Number(value))
}

function alarm(minutes: number, bad: Filter[], fires: Alarm['fires'], message: string): Alarm {
  return { minutes, bad, fires, message }
}

function vitalOfADay(name: string, limit: number, message: string): Alarm {
  const all = [...vitals, where(name, 'gte', 0)]
  return alarm(DAY, [...vitals, where(name, 'gt', limit)], share(0.25, all, 20), `${message} for more than a quarter of a day's visits.`)
}

function share(moreThan: number, all: Filter[], atLeast: number): Alarm['fires'] {
  return { atLeast, share: moreThan, all }
}

function isEvent(name: string): Filter {
  return where('event', 'eq', name)
}

function where(key: string, operation: Filter['operation'], value: string | number): Filter {
  return { key, operation, type: typeof value, value }
}
