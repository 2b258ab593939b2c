/**
 * MapLibre reads the first word as the weight, and draws the labels with the page's font: no glyph
 * files.
 */
export const MAP_FONTS = {
  regular: 'Medium,Figtree Variable',
  bold: 'Bold,Figtree Variable',
  italic: 'Medium Italic,Figtree Variable',
}

export const OPEN_STREET_MAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">©\u00a0OpenStreetMap</a>'
