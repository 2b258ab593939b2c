// What a page tells the site's own log about itself, and never about its visitor.

export const REPORTS_PATH = '/reports'

/** characters */
export const MAX_MESSAGE = 300
export const MAX_STACK = 2_000

/** The web vitals: milliseconds, but for CLS, which has no unit. */
export const VITALS = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]

interface ReportedPage {
  /** of its address only the path, undecoded */
  path: string
  /** id of the build it runs */
  build: string
}

export interface ErrorReport extends ReportedPage {
  kind: 'error'
  message: string
  stack?: string | undefined
}

export interface VitalsReport extends ReportedPage {
  kind: 'vitals'
  vitals: Partial<Record<Vital, number>>
}

export type Report = ErrorReport | VitalsReport
