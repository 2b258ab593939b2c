/** yyyy-MM-dd: a code is good for a year, its last day included. */
export function validUntil(paid: Date): string {
  const day = new Date(paid)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}
