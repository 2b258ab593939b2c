import type { Alarm, Filter } from './alarms.ts'

type Line = Record<string, unknown>

/** Whether an alarm fires over the lines of one window: there are enough bad ones, and they are a large enough share. */
export function alarmFires({ bad, all, fires }: Alarm, lines: readonly Line[]): boolean {
  const counted = count(bad, lines)
  if (counted < fires.atLeast) return false
  return fires.share === undefined || counted / Math.max(count(all ?? [], lines), 1) > fires.share
}

function count(filters: Filter[], lines: readonly Line[]): number {
  return lines.filter((line) => filters.every((filter) => matches(filter, line[filter.key]))).length
}

function matches({ operation, value }: Filter, found: unknown): boolean {
  switch (operation) {
    case 'eq':
      return found === value
    case 'starts_with':
      return String(found).startsWith(String(value))
    case 'gt':
      return typeof found === 'number' && found > Number(value)
    case 'gte':
      return typeof found === 'number' && found >= Number(value)
  }
}
