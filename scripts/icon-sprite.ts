// The icons that every page has as one picture. A browser makes a document of every SVG file that it draws, some 10 ms each on a phone,
// before the first frame of a page: thirty icons were most of that frame. `@icons NAME;` becomes the picture of a set of icons, a row, and
// the place of each icon in it, of which client/styles/icons.css shows a part.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type AtRule, type Plugin, rule } from 'postcss'

/** every icon's view box is a square of so many units; between two there is room, lest one shows at the edge of another */
const ICON = 24
const GAP = 8

/** by the name of an icon: its file in lucide-static, or one in client/styles/ */
type IconSet = Readonly<Record<string, string>>

const require = createRequire(import.meta.url)

export function iconSprite(sets: Readonly<Record<string, IconSet>>): Plugin {
  return {
    postcssPlugin: 'icon-sprite',
    AtRule: {
      icons(place) {
        const set = sets[place.params]
        if (!set) throw place.error(`there is no set of icons "${place.params}"`)
        expand(place, set)
      },
    },
  }
}

function expand(place: AtRule, set: IconSet): void {
  const files = [...new Set(Object.values(set).map(pathOf))]
  const width = files.length * (ICON + GAP) - GAP
  const all = rule({ selector: Object.keys(set).map(selectorOf).join(',') })
  // vite looks for the file of each declaration
  const origin = place.source && { source: place.source }
  const picture = { prop: '--icon', value: `url("${rowOf(files, width)}")`, ...origin }
  all.append(picture, { prop: '--icon-row', value: percent(width / ICON), ...origin })
  const each = Object.entries(set).map(([name, file]) => {
    // as mask-position counts: 100 % is the last icon
    const value = percent((files.indexOf(pathOf(file)) * (ICON + GAP)) / Math.max(width - ICON, 1))
    return rule({ selector: selectorOf(name) }).append({ prop: '--icon-place', value, ...origin })
  })
  place.replaceWith(all, ...each)
}

function selectorOf(name: string): string {
  return `.icon-${name}`
}

function pathOf(file: string): string {
  return file.endsWith('.svg') ? resolve('client/styles', file) : require.resolve(`lucide-static/icons/${file}.svg`)
}

/** the picture as a data address */
function rowOf(files: string[], width: number): string {
  const icons = files.map((file, index) => placed(file, index * (ICON + GAP)))
  const row = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${ICON}">${icons.join('')}</svg>`
  return `data:image/svg+xml,${row.replaceAll('"', "'").replace(/[%#<>{}]/g, encodeURIComponent)}`
}

/** the shapes of an icon's file, with how they are drawn, as a part of the row */
function placed(file: string, x: number): string {
  const svg = readFileSync(file, 'utf8').replace(/<!--.*?-->/gs, '')
  const [, attributes = '', shapes = ''] = /^<svg\s([^>]*)>(.*)<\/svg>$/s.exec(svg.trim()) ?? []
  if (!attributes.includes(`viewBox="0 0 ${ICON} ${ICON}"`)) throw new Error(`${file} is no icon of ${ICON} by ${ICON} units`)
  const drawn = attributes.replace(/(?<![\w-])(?:class|xmlns|width|height|viewBox)="[^"]*"/g, '')
  return `<g transform="translate(${x})" ${drawn}>${shapes}</g>`.replace(/\s+/g, ' ').replaceAll('> <', '><')
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(4))}%`
}
