import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Vital } from '#shared/reports/report.ts'
import { sendReport } from './send-report.ts'

/** How the page loaded felt, in one report when it is left or put aside. */
export function reportVitals(build: string): void {
  const { pathname: path } = location
  let vitals: Partial<Record<Vital, number>> = {}

  function keep({ name, value }: { name: Vital; value: number }): void {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep)

  // after the observers' own listeners, which say their last word now
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    sendReport({ kind: 'vitals', path, build, vitals })
    vitals = {}
  })
}
