import type { StationMessageKey } from '#shared/messages/messages.ts'
import type { DayLabel } from './opening-hours.ts'

type StatusKey = Extract<StationMessageKey, `status.${string}`>

/** The words of a station's status: a message and its time. `status` is openStatusByDay's. */
export function statusMessage(
  status: { open: boolean; time?: string; day?: DayLabel },
  aroundTheClock: boolean,
): { key: StatusKey; values: Record<string, string> } {
  const values: Record<string, string> = status.time === undefined ? {} : { time: status.time }
  return { key: aroundTheClock ? 'status.openAroundTheClock' : statusKey(status), values }
}

function statusKey({ open, time, day }: { open: boolean; time?: string; day?: DayLabel }): StatusKey {
  if (time === undefined || day === undefined) return open ? 'status.openNow' : 'status.closed'
  // "closes 02:00" says enough in the evening: nobody takes it for this afternoon
  if (open) return 'status.openUntil'
  if (day === 'today') return 'status.opensToday'
  return day === 'tomorrow' ? 'status.opensTomorrow' : `status.opensOn.${day}`
}
