// What lies on tables in offices: screens, paper, figures without digits.
import { times } from './chance.ts'
import { glow } from './light.ts'
import { BLUE, DEEP, MIST, PALE, YELLOW } from './palette.ts'
import { circle, line, path, rect } from './svg.ts'

export function laptop(x: number, y: number, width: number): string {
  const height = width * 0.62
  return [
    glow(x, y - height / 2, width * 0.9, height * 0.9, 'blue', 0.3),
    rect(x - width / 2, y - height, width, height, '#16222f', { radius: 12 }),
    rect(x - width / 2 + 12, y - height + 12, width - 24, height - 24, '#f7fafc', { radius: 4 }),
    chart(x - width / 2 + 30, y - height + 34, width - 60, height - 70),
    path(`M${x - width * 0.58},${y + 22} L${x + width * 0.58},${y + 22} L${x + width / 2},${y} L${x - width / 2},${y} Z`, '#b4c3d3'),
    rect(x - width * 0.58, y + 20, width * 1.16, 9, '#8297ad', { radius: 4 }),
  ].join('')
}

export function chart(x: number, y: number, width: number, height: number): string {
  const bars = 6
  const step = width / bars
  const level = (index: number): number => 0.3 + 0.5 * ((index * index) / 30) + (index % 2) * 0.06
  return [
    rect(x, y, width * 0.42, 12, DEEP, { radius: 5 }),
    times(3, (row) => rect(x, y + height * (0.35 + row * 0.22), width, 2, MIST)),
    times(bars, (index) =>
      rect(
        x + step * (index + 0.2),
        y + height * (1 - level(index) * 0.7),
        step * 0.56,
        height * level(index) * 0.7,
        index === bars - 1 ? YELLOW : index % 2 === 0 ? BLUE : '#8fb2d8',
        { radius: 4 },
      ),
    ),
    line(
      `M${x + step * 0.5},${y + height * 0.66} C${x + step * 2},${y + height * 0.6} ${x + step * 3},${y + height * 0.5} ${x + step * 5.5},${y + height * 0.2}`,
      '#ed1b2e',
      5,
    ),
  ].join('')
}

export function sheet(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, '#ffffff', { radius: 3 }) +
    rect(x + width * 0.1, y + height * 0.08, width * 0.5, height * 0.05, DEEP, { radius: 3 }) +
    times(6, (row) =>
      rect(x + width * 0.1, y + height * (0.2 + row * 0.055), width * (0.78 - (row % 3) * 0.1), height * 0.018, '#b4c3d3', { radius: 2 }),
    ) +
    chart(x + width * 0.1, y + height * 0.58, width * 0.8, height * 0.34)
  )
}

export function monitor(x: number, y: number, width: number): string {
  const height = width * 0.58
  return (
    rect(x - 12, y - 60, 24, 60, '#8297ad') +
    rect(x - 70, y - 8, 140, 10, '#8297ad', { radius: 5 }) +
    rect(x - width / 2, y - 50 - height, width, height, '#16222f', { radius: 10 }) +
    glow(x, y - 50 - height / 2, width * 0.8, height * 0.8, 'blue', 0.25)
  )
}

export function deskLamp(x: number, y: number): string {
  return [
    path(`M${x + 64},${y - 258} L${x + 150},${y - 216} L${x + 320},${y} L${x - 60},${y} Z`, 'url(#beam)', { opacity: 0.5 }),
    line(`M${x},${y - 8} L${x - 40},${y - 170} L${x + 80},${y - 270}`, '#16222f', 10),
    path(`M${x + 46},${y - 262} L${x + 96},${y - 306} L${x + 160},${y - 214} L${x + 62},${y - 250} Z`, YELLOW),
    rect(x - 56, y - 12, 112, 12, '#16222f', { radius: 6 }),
    circle(x - 40, y - 170, 9, PALE),
  ].join('')
}
