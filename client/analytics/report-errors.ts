import { MAX_MESSAGE, MAX_STACK } from '#shared/reports/report.ts'
import { sendReport } from './send-report.ts'

/** of all page loads */
const SAMPLE = 0.5
/** a broken page fails again and again in the same way */
const MOST_PER_PAGE = 3

/**
 * Tells the site's log of errors nobody caught, also those of React: it hands what is uncaught and what it recovered from to
 * `window.reportError`. Small, since every page has it; what is personal is taken out at the edge (worker/routes/reports.ts).
 */
export function reportErrors(build: string): void {
  let left = Math.random() < SAMPLE ? MOST_PER_PAGE : 0

  function report(error: unknown): void {
    // an error of another origin's script says nothing
    if (!(error instanceof Error) || left-- < 1) return
    const { message, stack } = error
    sendReport({ kind: 'error', path: location.pathname, build, message: message.slice(0, MAX_MESSAGE), stack: stack?.slice(0, MAX_STACK) })
  }

  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
