import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The first word is the weight, the second the font of the page (MapLibre draws it itself where a style brings no glyphs). */
const PAGE_FONT = ['Bold', 'Figtree Variable']

/** The font our labels can have in this style: one of its own, where it brings its glyphs. */
export function labelFont({ glyphs, layers }: StyleSpecification): string[] {
  if (!glyphs) return PAGE_FONT
  return layers.map(fontOf).find((font) => font !== undefined) ?? PAGE_FONT
}

function fontOf(layer: LayerSpecification): string[] | undefined {
  const font = layer.type === 'symbol' && layer.layout?.['text-font']
  return Array.isArray(font) ? font.map(String) : undefined
}
