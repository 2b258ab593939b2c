const TONES = [
  'land',
  'town',
  'green',
  'water',
  'shore',
  'road',
  'road-edge',
  'regional-road',
  'main-road',
  'main-road-edge',
  'border',
  'label',
  'water-label',
] as const

export type MapColors = Record<(typeof TONES)[number], string>

/**
 * The tones of the map (`--map-land` …) in the visitor's colour scheme. MapLibre cannot read custom
 * properties.
 */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('i'))
  // forced colours would make land and water one plane
  probe.style.forcedColorAdjust = 'none'
  const tones = TONES.map((tone) => {
    probe.style.color = `var(--map-${tone})`
    return [tone, getComputedStyle(probe).color]
  })
  probe.remove()
  return Object.fromEntries(tones) as MapColors
}
