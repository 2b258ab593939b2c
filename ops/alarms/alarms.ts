/** A condition on a field of a log line, in the form that Cloudflare's query of Workers' logs takes. */
export interface Filter {
  key: string
  operation: 'eq' | 'gt' | 'gte' | 'starts_with'
  type: 'string' | 'number'
  value: string | number
}

export interface Alarm {
  /** what the person on duty reads */
  says: string
  /** the length of the window */
  minutes: number
  /** the lines that are counted */
  bad: Filter[]
  /** the lines they are a share of */
  all?: Filter[]
  fires: { share?: number; atLeast: number }
}

const requests = isEvent('request')
const vitals = isEvent('web-vitals')
const isFailed = where('status', 'gte', 500)

/** By name. docs/service-levels.md says which promise each of them guards. */
export const ALARMS: Record<string, Alarm> = {
  availability: {
    says: 'Requests fail: the error page, or no answer at all.',
    minutes: 5,
    bad: [requests, isFailed],
    all: [requests],
    fires: { share: 0.01, atLeast: 10 },
  },
  'availability-budget': {
    says: 'The error budget of availability is being used up: more than 0.1 % of requests failed in three days.',
    minutes: 3 * 24 * 60,
    bad: [requests, isFailed],
    all: [requests],
    fires: { share: 0.001, atLeast: 50 },
  },
  crashes: {
    says: 'The worker threw an unexpected error: a fault of its code.',
    minutes: 5,
    bad: [isEvent('unexpected')],
    fires: { atLeast: 3 },
  },
  backend: {
    says: 'A backend fails or does not answer in time. The site serves stale copies.',
    minutes: 5,
    bad: [isEvent('upstream')],
    all: [requests],
    fires: { share: 0.05, atLeast: 10 },
  },
  redirects: {
    says: 'An isolate cannot load a redirect table: KV, or a damaged version.',
    minutes: 5,
    bad: [isEvent('redirect-table-not-loaded')],
    fires: { atLeast: 3 },
  },
  controls: {
    says: 'An isolate cannot read purges and switches: KV.',
    minutes: 5,
    bad: [isEvent('controls-not-loaded')],
    fires: { atLeast: 3 },
  },
  purges: {
    says: 'A purge was not stored. Visitors see what was published only when the copies expire.',
    minutes: 5,
    bad: [isEvent('purge-not-stored')],
    fires: { atLeast: 3 },
  },
  switches: { says: 'A switch in KV is damaged and is ignored.', minutes: 5, bad: [isEvent('switches-damaged')], fires: { atLeast: 1 } },
  latency: {
    says: 'Visitors wait longer than a second for the edge.',
    minutes: 10,
    bad: [requests, where('ms', 'gt', 1_000)],
    all: [requests],
    fires: { share: 0.05, atLeast: 20 },
  },
  'latency-median': {
    says: 'Half of the visitors wait longer than 100 ms for the edge.',
    minutes: 60,
    bad: [requests, where('ms', 'gt', 100)],
    all: [requests],
    fires: { share: 0.5, atLeast: 50 },
  },
  orders: {
    says: 'Orders cannot be made or completed.',
    minutes: 5,
    bad: [requests, where('path', 'starts_with', '/proxy/digital-order/v1/orders/'), isFailed],
    fires: { atLeast: 3 },
  },
  'not-found': {
    says: 'A wave of dead addresses: a link or a redirect is missing.',
    minutes: 10,
    bad: [requests, where('status', 'eq', 404)],
    all: [requests],
    fires: { share: 0.2, atLeast: 50 },
  },
  'browser-errors': {
    says: 'Scripts fail in visitors’ browsers.',
    minutes: 15,
    bad: [isEvent('browser-error')],
    all: [requests],
    fires: { share: 0.02, atLeast: 10 },
  },
  'web-vitals': {
    says: 'Pages are slow for visitors: LCP over four seconds.',
    minutes: 60,
    bad: [vitals, where('LCP', 'gt', 4_000)],
    all: [vitals],
    fires: { share: 0.25, atLeast: 20 },
  },
  lcp: vitalOfADay('LCP', 2_500, 'Pages are slower than promised: LCP over 2.5 s'),
  inp: vitalOfADay('INP', 200, 'Pages answer presses more slowly than promised: INP over 200 ms'),
  cls: vitalOfADay('CLS', 0.1, 'Pages move more than promised: CLS over 0.1'),
}

function vitalOfADay(name: string, limit: number, says: string): Alarm {
  return {
    says: `${says} for a quarter of a day's visits.`,
    minutes: 24 * 60,
    bad: [vitals, where(name, 'gt', limit)],
    all: [vitals, where(name, 'gte', 0)],
    fires: { share: 0.25, atLeast: 20 },
  }
}

function isEvent(name: string): Filter {
  return where('event', 'eq', name)
}

function where(key: string, operation: Filter['operation'], value: string | number): Filter {
  return { key, operation, type: typeof value === 'number' ? 'number' : 'string', value }
}
