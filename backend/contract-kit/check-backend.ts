import { type EndpointKey, ENDPOINTS } from '#shared/contract/endpoints.ts'
import { askBackend, inTurn, rememberAnswers } from './ask.ts'
import type { Check, EndpointContract, Need } from './endpoint-contract.ts'
import { ENDPOINT_CONTRACTS, endpointName } from './endpoint-contracts.ts'
import { type Given, probeEndpoint } from './probe.ts'
import { findSamples } from './samples.ts'

export interface Finding {
  endpoint: string
  check: string
  problem: string
  /** anchor in docs/contract.md */
  section: string
}

/** A check that could not run. */
export interface Unchecked {
  endpoint: string
  check: string
  because: string
}

export interface Checked {
  kind: 'checked'
  /** number of checks */
  checks: number
  findings: Finding[]
  unchecked: Unchecked[]
}

export interface Options extends Given {
  origin: string
  /** whether to create orders and submissions and to end the given session */
  writes: boolean
  fetch?: typeof globalThis.fetch
  /** default: all endpoints */
  only?: readonly EndpointKey[]
  /** default: the limits of the contract */
  timeLimitMs?: (key: EndpointKey) => number
}

/** Runs every allowed check. No response of a backend makes it throw. */
export async function checkBackend(options: Options): Promise<Checked | { kind: 'unreachable' }> {
  const {
    origin,
    writes,
    fetch = globalThis.fetch,
    only,
    timeLimitMs = (key) => ENDPOINTS[key].timeLimitMs,
    ...given
  } = options
  const ask = rememberAnswers(askBackend({ origin, fetch, timeLimitMs }))
  if ((await ask('auth')).kind === 'unreachable') return { kind: 'unreachable' }
  const samples = await findSamples(ask)
  const has: Record<Need, boolean> = {
    writes,
    session: given.session !== undefined,
    returned: given.returned !== undefined,
  }
  const hung = new Set<EndpointKey>()

  async function run({ key, section, check }: Row) {
    const row = { endpoint: endpointName(key), check: check.name }
    const missing = check.needs?.find((need) => !has[need])
    if (missing)
      return { key, findings: [], unchecked: [{ ...row, because: `needs --${missing}` }] }
    const { probe, report } = probeEndpoint(key, ask, samples, given)
    await check.run(probe)
    const problems =
      report.hung === undefined || hung.has(key)
        ? report.problems
        : [...report.problems, report.hung]
    if (report.hung !== undefined) hung.add(key)
    const findings = problems.map((problem) => ({ ...row, problem, section }))
    return {
      key,
      findings,
      unchecked: report.skipped === undefined ? [] : [{ ...row, because: report.skipped }],
    }
  }

  const contracts = ENDPOINT_CONTRACTS.filter(({ key }) => only === undefined || only.includes(key))
  const rows = rowsOf(contracts)
  const [first, last] = [
    rows.filter(({ check }) => !check.isLast),
    rows.filter(({ check }) => check.isLast),
  ]
  const made = [...(await inTurn(first, run)), ...(await inTurn(last, run))]
  const reports = contracts.flatMap((contract) => made.filter(({ key }) => key === contract.key))
  return {
    kind: 'checked',
    checks: rows.length,
    findings: reports.flatMap(({ findings }) => findings),
    unchecked: reports.flatMap(({ unchecked }) => unchecked),
  }
}

interface Row {
  key: EndpointKey
  section: string
  check: Check
  position: number
}

/**
 * The first check of each endpoint, then the second of each, so that endpoints that hang do so at
 * the same time.
 */
function rowsOf(contracts: readonly EndpointContract[]): Row[] {
  const rows = contracts.flatMap(({ key, section, checks }) =>
    checks.map((check, position) => ({ key, section, check, position })),
  )
  return rows.sort((a, b) => a.position - b.position)
}
