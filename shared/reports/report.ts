// What a page reports to the log of the site: only about itself, never about the visitor.

export const REPORTS_PATH = '/reports'

/** characters */
export const MAX_MESSAGE = 300
export const MAX_STACK = 2_000

/** Web vitals in milliseconds; CLS has no unit. */
export const VITALS = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const

export type Vital = (typeof VITALS)[number]
