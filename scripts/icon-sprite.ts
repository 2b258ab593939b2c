// Puts all icons of a set into one picture. A browser parses each SVG file as a document, which
// takes about 10 ms on a phone before the first frame. `@icons NAME;` is replaced by a picture with
// the icons in a row, and by the position of each icon in it. client/ui/icon.css shows one icon of
// it. The picture is not in a custom property: the browser would parse its text again for each icon
// on the page.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type AtRule, type Plugin, rule } from 'postcss'

/**
 * Width and height of every icon's view box. The gap prevents an icon from showing at the edge of
 * its neighbour.
 */
const ICON = 24
const GAP = 8

/** icon name → name of a Lucide icon, or of an .svg file in client/styles/ */
type IconSet = Readonly<Record<string, string>>

/** the shapes of each icon of 24 by 24 units, with their attributes */
const LUCIDE: Readonly<Record<string, { body: string }>> = createRequire(import.meta.url)(
  '@iconify-json/lucide/icons.json',
).icons

export function iconSprite(sets: Readonly<Record<string, IconSet>>): Plugin {
  return {
    postcssPlugin: 'icon-sprite',
    AtRule: {
      icons(place) {
        const set = sets[place.params]
        if (!set) throw place.error(`unknown icon set "${place.params}"`)
        expand(place, set)
      },
    },
  }
}

function expand(place: AtRule, set: IconSet): void {
  const names = [...new Set(Object.values(set))]
  const width = names.length * (ICON + GAP) - GAP
  const any = `:where(${Object.keys(set).map(selectorOf).join()})`
  const all = rule({ selector: `.icon${any},.icon-before${any}::before,.icon-after${any}::after` })
  // `-webkit-` works in every browser, and the build would write the picture twice for
  // `mask-image`. Vite reads the file name of each declaration.
  const origin = place.source && { source: place.source }
  const picture = { prop: '-webkit-mask-image', value: `url("${rowOf(names, width)}")`, ...origin }
  all.append(picture, {
    prop: '-webkit-mask-size',
    value: `${percent(width / ICON)} 100%`,
    ...origin,
  })
  const each = Object.entries(set).map(([name, drawing]) => {
    // In mask-position, 100 % is the last icon.
    const value = percent((names.indexOf(drawing) * (ICON + GAP)) / Math.max(width - ICON, 1))
    return rule({ selector: selectorOf(name) }).append({ prop: '--icon-place', value, ...origin })
  })
  place.replaceWith(all, ...each)
}

function selectorOf(name: string): string {
  return `.icon-${name}`
}

/** the picture as a data: URL */
function rowOf(names: string[], width: number): string {
  const icons = names.map(
    (name, index) => `<g transform="translate(${index * (ICON + GAP)})">${shapesOf(name)}</g>`,
  )
  const row = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${ICON}">${icons.join('')}</svg>`
  return `data:image/svg+xml,${row.replaceAll('"', "'").replace(/[%#<>{}]/g, encodeURIComponent)}`
}

function shapesOf(name: string): string {
  const shapes = name.endsWith('.svg') ? shapesOfFile(name) : LUCIDE[name]?.body
  if (shapes === undefined) throw new Error(`Lucide has no icon "${name}"`)
  return shapes
}

/** the shapes of an SVG file, in a group with its attributes */
function shapesOfFile(file: string): string {
  const svg = readFileSync(resolve('client/styles', file), 'utf8').replace(/<!--.*?-->/gs, '')
  const [, attributes = '', shapes = ''] = /^<svg\s([^>]*)>(.*)<\/svg>$/s.exec(svg.trim()) ?? []
  if (!attributes.includes(`viewBox="0 0 ${ICON} ${ICON}"`))
    throw new Error(`${file} is not an icon of ${ICON} by ${ICON} units`)
  const drawn = attributes.replace(/(?<![\w-])(?:class|xmlns|width|height|viewBox)="[^"]*"/g, '')
  return `<g ${drawn}>${shapes}</g>`.replace(/\s+/g, ' ').replaceAll('> <', '><')
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(4))}%`
}
