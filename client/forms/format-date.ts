/** 'yyyy-MM-dd' as the locale writes it in digits: '31.12.2026', '31/12/2026', '2026-12-31'. */
export function formatDate(date: string, iso: string): string {
  return new Intl.DateTimeFormat(iso, { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
