/** @module-tag thorough */
// Tests each alarm: with a fault, its query over the worker's log lines fires; without the fault it does not.
import { afterEach, expect, test, vi } from 'vitest'
import { ALARMS, judgeAlarm } from '../../../ops/alarms/alarms.ts'
import { contentService, LAYOUT_ENDPOINT, PAGE_ENDPOINT, pageResponse } from '../content-service.ts'
import { controlNamespace, purgeable, purgeRequest } from '../controls/control-namespace.ts'
import { fakeClock } from '../fake-clock.ts'
import { type Answer, openSite, type Site } from '../site.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const VISITS = Array.from({ length: 60 }, (_, index) => index)
const ORDER = '/digital-order/v1/orders/initialize'

interface Drill {
  /** the fault */
  answers?: Record<string, Answer>
  variables?: Record<string, unknown>
  /** what visitors do, with and without the fault */
  visit: (site: Site, isBroken: boolean) => Promise<unknown>
}

const fails: Answer = () => new Response(null, { status: 503 })
const kvFails = { get: () => Promise.reject(new Error('KV is down')) }
const slow: Answer = async () => {
  await scheduler.wait(1_050)
  return Response.json(pageResponse('A page'))
}

const storesNothing = { ...controlNamespace(), put: () => Promise.reject(new Error('KV is down')) }

/** Visits; with the fault every second one reports a bad web vital. */
function reportVitals(name: string, good: number, bad: number): Drill {
  const vitals = (value: number) => ({ kind: 'vitals', path: '/', build: 'b', vitals: { [name]: value } })
  return {
    visit: (site, isBroken) => Promise.all(VISITS.map((visit) => send(site, '/reports', vitals(isBroken && visit % 2 ? bad : good)))),
  }
}

function send(site: Site, address: string, body: object): Promise<Response> {
  const headers = { 'x-st1-locale': 'fi-FI', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return site.ask(address, { method: 'POST', headers, body: JSON.stringify(body) })
}

function openPages(site: Site): Promise<unknown> {
  return Promise.all(VISITS.map((visit) => site.ask(`/page-${visit}`)))
}

async function openPageForMinutes(site: Site): Promise<void> {
  for (const minute of [0, 1, 2, 3]) {
    vi.setSystemTime(NOW + minute * 60_000)
    await site.ask('/page-1')
  }
}

const DRILLS: Record<string, Drill> = {
  'availability-budget': { answers: { [PAGE_ENDPOINT]: fails, [LAYOUT_ENDPOINT]: fails }, visit: openPages },
  availability: { answers: { [PAGE_ENDPOINT]: fails, [LAYOUT_ENDPOINT]: fails }, visit: openPages },
  backend: { answers: { [PAGE_ENDPOINT]: fails }, visit: openPages },
  latency: { answers: { [PAGE_ENDPOINT]: slow }, visit: openPages },
  'latency-median': { answers: { [PAGE_ENDPOINT]: slow }, visit: openPages },
  orders: { answers: { [ORDER]: fails }, visit: (site) => Promise.all([1, 2, 3].map(() => send(site, `/proxy${ORDER}`, {}))) },
  crashes: { variables: { BACKEND_URL: 'no address' }, visit: openPageForMinutes },
  redirects: { variables: { REDIRECTS: kvFails }, visit: openPageForMinutes },
  controls: { variables: { CONTROLS: kvFails }, visit: openPageForMinutes },
  purges: {
    variables: purgeable(storesNothing),
    visit: (site) => Promise.all(['/a', '/b', '/c'].map(async (path) => site.ask('/ops/purge', await purgeRequest({ paths: [path] })))),
  },
  switches: { variables: { CONTROLS: controlNamespace({ switches: '{"map":{}}' }) }, visit: openPageForMinutes },
  'not-found': {
    visit: (site, isBroken) => Promise.all(VISITS.map((visit) => site.ask(isBroken ? `/old-${visit}` : `/page-${visit}`))),
  },
  'browser-errors': {
    visit: (site, isBroken) =>
      Promise.all(
        VISITS.map((visit) =>
          isBroken && visit < 20
            ? send(site, '/reports', { kind: 'error', path: '/', build: 'b', message: 'x is not a function' })
            : site.ask('/page-1'),
        ),
      ),
  },
  'web-vitals': reportVitals('LCP', 2_500, 5_000),
  lcp: reportVitals('LCP', 2_500, 2_600),
  inp: reportVitals('INP', 200, 300),
  cls: reportVitals('CLS', 0.1, 0.2),
}

afterEach(() => vi.restoreAllMocks())

test('every alarm has a drill', () => {
  expect(Object.keys(DRILLS).toSorted()).toEqual(Object.keys(ALARMS).toSorted())
})

test.each(Object.entries(DRILLS))('the alarm %s fires with its fault, and not without it', async (name, { answers, variables, visit }) => {
  const alarm = ALARMS[name]
  if (!alarm) throw new Error(`alarms.ts has no ${name}`)
  const pages = contentService(Object.fromEntries(VISITS.map((visit) => [`/page-${visit}`, pageResponse('A page')])))
  const order = { [ORDER]: () => Response.json({}) }

  const { passTime } = fakeClock(NOW)
  const whole = openSite({ ...pages, ...order }, purgeable())
  await passTime(visit(whole, false))
  expect(judgeAlarm(alarm, whole.logged).isFiring).toBe(false)

  vi.setSystemTime(NOW)
  const broken = openSite({ ...pages, ...order, ...answers }, variables)
  await passTime(visit(broken, true))
  expect(judgeAlarm(alarm, broken.logged).isFiring).toBe(true)
})
