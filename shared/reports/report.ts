// What a page tells the site's own log about itself, and never about its visitor.

export const REPORTS_PATH = '/reports'

/** characters */
export const MAX_MESSAGE = 300
export const MAX_STACK = 2_000

/** The web vitals: milliseconds, but for CLS, which has no unit. */
export const VITALS = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]
