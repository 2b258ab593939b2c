import { readNumber, readRecord, type JsonRecord } from '#shared/contract/read-values.ts'
import { MAX_MESSAGE, MAX_STACK, type Report, VITALS, type VitalsReport } from '#shared/reports/report.ts'

const MAX_PATH = 2_000
const MAX_VITAL = 3_600_000

/** Anyone can send one: what it says is no longer than a page's own, and of the kinds a page knows. undefined for anything else. */
export function readReport(value: unknown): Report | undefined {
  const raw = readRecord(value)
  const path = textOf(raw?.['path'], MAX_PATH)
  const build = textOf(raw?.['build'], 64)
  if (!raw || !path?.startsWith('/') || !build || !/^[\w-]+$/.test(build)) return undefined
  if (raw['kind'] === 'error') return readError(raw, { path, build })
  const vitals = raw['kind'] === 'vitals' ? readVitals(raw['vitals']) : undefined
  return vitals && { kind: 'vitals', path, build, vitals }
}

function readError(raw: JsonRecord, page: { path: string; build: string }): Report | undefined {
  const message = textOf(raw['message'], MAX_MESSAGE)
  const stack = textOf(raw['stack'], MAX_STACK)
  if (message === undefined || (raw['stack'] !== undefined && stack === undefined)) return undefined
  return { kind: 'error', ...page, message, stack }
}

function readVitals(value: unknown): VitalsReport['vitals'] | undefined {
  const raw = readRecord(value)
  if (!raw) return undefined
  const vitals: VitalsReport['vitals'] = {}
  for (const [name, said] of Object.entries(raw)) {
    const vital = VITALS.find((one) => one === name)
    const number = typeof said === 'number' ? readNumber(said) : undefined
    if (!vital || number === undefined || number < 0 || number > MAX_VITAL) return undefined
    vitals[vital] = number
  }
  return vitals
}

function textOf(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value.length <= maxLength ? value : undefined
}
