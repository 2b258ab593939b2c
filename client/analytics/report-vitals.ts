import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from '#shared/reports/report.ts'
import { sendReport } from './report-errors.ts'

/** The web vitals of the page, in one report when it is left or hidden. */
export function reportVitals(build: string): void {
  const { pathname: path } = location
  let vitals: Partial<Record<Vital, number>> = {}
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => void (vitals[name] = Math.round(value * 1000) / 1000))

  // after the observers' own listeners, which report their last values now
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    sendReport({ kind: 'vitals', path, build, vitals })
    vitals = {}
  })
}
