import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from '#shared/reports/report.ts'
import { sendReport } from './report-errors.ts'

/** Sends the web vitals of the page in one report when the page is hidden or left. */
export function reportVitals(build: string): void {
  const { pathname: path } = location
  let vitals: Partial<Record<Vital, number>> = {}
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => void (vitals[name] = Math.round(value * 1000) / 1000))

  // added after web-vitals' own listeners, which report their last values at the same event
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    sendReport({ kind: 'vitals', path, build, vitals })
    vitals = {}
  })
}
