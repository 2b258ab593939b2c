// Bar charts as SVG for tests/bench/results/.
const ROW = 28
const NAMES = 220
const BARS = 460

export interface Bar {
  name: string
  value: number
  /** the formatted value */
  text: string
}

export function barChart(title: string, bars: Bar[]): string {
  const longest = Math.max(...bars.map(({ value }) => value))
  const rows = bars.map(({ name, value, text }, index) => {
    const y = ROW * (index + 2)
    const width = Math.max(1, (value / longest) * BARS).toFixed(1)
    return `<text x="${NAMES - 12}" y="${y}" text-anchor="end">${name}</text>
<rect x="${NAMES}" y="${y - 14}" width="${width}" height="18" fill="#2863bf"/>
<text x="${(NAMES + Number(width) + 8).toFixed(1)}" y="${y}">${text}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${NAMES + BARS + 100} ${ROW * (bars.length + 2)}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="22" font-weight="bold">${title}</text>
${rows.join('\n')}
</svg>
`
}
