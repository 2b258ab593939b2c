import { expect, inject, test } from 'vitest'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { checkBackend } from '../../../backend/contract-kit/check-backend.ts'
import { LAYOUT_BREAKS } from './breaks/layout-breaks.ts'
import { PAGE_BREAKS } from './breaks/page-breaks.ts'
import { SEARCH_BREAKS } from './breaks/search-breaks.ts'
import { SHOP_BREAKS } from './breaks/shop-breaks.ts'
import { STATION_BREAKS } from './breaks/station-breaks.ts'
import { VISITOR_BREAKS } from './breaks/visitor-breaks.ts'
import { plant, type PlantedBreak } from './planted-break.ts'
import { rememberFetch } from './remember-fetch.ts'

const { origin, ...given } = inject('backend')
const BREAKS = [
  ...PAGE_BREAKS,
  ...LAYOUT_BREAKS,
  ...SEARCH_BREAKS,
  ...STATION_BREAKS,
  ...SHOP_BREAKS,
  ...VISITOR_BREAKS,
]
const answers = rememberFetch(/orders\/initialize|form\/submit/)

test('at least forty breaks are planted, and at least one in every endpoint', () => {
  expect(BREAKS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(BREAKS.map(({ key }) => key))).toEqual(new Set(Object.keys(ENDPOINTS)))
})

/** The first break of each endpoint, for `npm test`. */
const FIRST = BREAKS.filter(
  ({ key }, index) => BREAKS.findIndex((other) => other.key === key) === index,
)
const OTHERS = BREAKS.filter((planted) => !FIRST.includes(planted))
const TITLE = '$key, $name: named by its endpoint and what is wrong'

test.each(FIRST)(TITLE, expectNamed)
test.each(OTHERS)(TITLE, { tags: ['thorough'] }, expectNamed)

async function expectNamed(planted: PlantedBreak): Promise<void> {
  const { key, finding } = planted
  // All tests use the same session, so none may end it.
  const writes = key === 'createOrder' || key === 'submitForm'
  // A busy machine must not cause a finding.
  const timeLimitMs = () => 30_000
  const result = await checkBackend({
    origin,
    writes,
    ...given,
    only: [key],
    fetch: plant(answers, planted),
    timeLimitMs,
  })
  const findings = result.kind === 'checked' ? result.findings : []
  const { method, path } = ENDPOINTS[key]
  expect(new Set(findings.map(({ endpoint }) => endpoint))).toEqual(new Set([`${method} ${path}`]))
  expect(findings.map(({ problem }) => problem).join('\n')).toMatch(finding)
}
