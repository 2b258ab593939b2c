/** Whether the last day, yyyy-MM-dd or a moment in ISO 8601, has passed where `now` is looked at. Never for what is no day. */
export function isDayOver(lastDay: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}/.test(lastDay)) return false
  if (lastDay.length > 10) return new Date(lastDay) < now
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return lastDay < `${year}-${month}-${day}`
}
