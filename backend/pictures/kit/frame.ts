import type { Mood } from './mood.ts'

export const WIDTH = 1920
export const HEIGHT = 1200

/** A whole picture. Its definitions: the mood's sky, snow and asphalt, the glows, the light falling from a lamp. */
export function frame(mood: Mood, content: string): string {
  const defs = [
    vertical('sky', mood.sky),
    vertical('snow', mood.snow),
    vertical('asphalt', mood.asphalt),
    vertical('window', ['#fff1c4', '#ffdc86', '#f3b95a']),
    vertical('dusk-glass', ['#16335a', '#4a76aa', '#e9cfa2']),
    vertical('metal', ['#e9eef4', '#b4c3d3', '#8297ad']),
    fading('beam', '#ffe29a', 0.62),
    fading('blue-beam', '#9cc4f5', 0.5),
    fading('dark', '#071425', 0.6),
    glowing('warm', '#ffdf94'),
    glowing('yellow', '#ffca00'),
    glowing('white', '#ffffff'),
    glowing('red', '#ed1b2e'),
    glowing('blue', '#7fb2f0'),
    glowing('green', '#6fe0b0'),
    glowing('shadow', '#071425'),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${content}</svg>`
}

function vertical(id: string, colors: readonly string[]): string {
  const stops = colors.map((color, index) => `<stop offset="${(index / (colors.length - 1)).toFixed(3)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

function fading(id: string, color: string, opacity: number): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`
}

function glowing(id: string, color: string): string {
  const stops = [
    [0, 1],
    [0.25, 0.62],
    [0.55, 0.22],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
  return `<radialGradient id="glow-${id}">${stops.join('')}</radialGradient>`
}
