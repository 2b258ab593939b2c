import type { Report } from '#shared/reports/report-schema.ts'
import { MAX_MESSAGE, MAX_STACK, REPORTS_PATH } from '#shared/reports/report.ts'

/** share of all page loads */
const SAMPLE = 0.5
/** a broken page repeats the same error */
const MAX_PER_PAGE = 3

/**
 * Reports errors to the site's own log: uncaught errors, and React's errors, which entry-client.tsx
 * passes to `reportError`. Every page loads this file, so it is small. The edge removes personal
 * data (worker/routes/reports.ts).
 */
export function reportErrors(build: string): void {
  let left = Math.random() < SAMPLE ? MAX_PER_PAGE : 0

  function report(error: unknown): void {
    // an error of a script from another origin has no Error object
    if (!(error instanceof Error) || left-- < 1) return
    const { message, stack } = error
    sendReport({
      kind: 'error',
      path: location.pathname,
      build,
      message: message.slice(0, MAX_MESSAGE),
      stack: stack?.slice(0, MAX_STACK),
    })
  }

  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** A beacon is sent even while the page is unloaded. Failures are ignored. */
export function sendReport(report: Report): void {
  navigator.sendBeacon?.(REPORTS_PATH, JSON.stringify(report))
}
