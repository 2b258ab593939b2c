import { REPORTS_PATH } from '#shared/reports/report.ts'
import type { Report } from '#shared/reports/report-schema.ts'

/** Leaves even with the page. Nothing comes back: a report that is lost is lost. */
export function sendReport(report: Report): void {
  navigator.sendBeacon?.(REPORTS_PATH, JSON.stringify(report))
}
