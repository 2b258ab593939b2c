/** of all page loads whose visitor allows statistics */
const SAMPLE = 0.1

let decided = false

/** Measures some of the visits, and loads nothing to do so in the others. */
export function sampleVitals(build: string): void {
  if (decided) return
  decided = true
  if (Math.random() >= SAMPLE) return
  void import('./report-vitals.ts').then(({ reportVitals }) => reportVitals(build)).catch(() => undefined) // not measured then
}
