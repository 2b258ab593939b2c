const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/**
 * Formats 'yyyy-MM-dd' for the locale, by default in digits: '31.12.2026', '31/12/2026',
 * '2026-12-31'.
 */
export function formatDay(
  date: string,
  iso: string,
  format: Intl.DateTimeFormatOptions = DIGITS,
): string {
  return new Intl.DateTimeFormat(iso, { ...format, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
