import { MAX_MESSAGE, MAX_STACK, REPORTS_PATH } from '#shared/reports/report.ts'
import type { Report } from '#shared/reports/report-schema.ts'

/** of all page loads */
const SAMPLE = 0.5
/** a broken page fails again and again in the same way */
const MAX_PER_PAGE = 3

/**
 * Reports uncaught errors to the site's own log. React passes what is uncaught, and what it recovered from, to `window.reportError`.
 * Small, since every page has it; personal data is removed at the edge (worker/routes/reports.ts).
 */
export function reportErrors(build: string): void {
  let left = Math.random() < SAMPLE ? MAX_PER_PAGE : 0

  function report(error: unknown): void {
    // the error of another origin's script has no details
    if (!(error instanceof Error) || left-- < 1) return
    const { message, stack } = error
    sendReport({ kind: 'error', path: location.pathname, build, message: message.slice(0, MAX_MESSAGE), stack: stack?.slice(0, MAX_STACK) })
  }

  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Sent even while the page is left. A report that is lost is lost. */
export function sendReport(report: Report): void {
  navigator.sendBeacon?.(REPORTS_PATH, JSON.stringify(report))
}
