// The icons that every page has as one picture. A browser makes a document of every SVG file that it draws, some 10 ms each on a phone,
// before the first frame of a page: thirty icons were most of that frame. Here `--icon: url('a.svg')` becomes a place in a row of all icons
// of the sheet, of which styles/icons.css shows a part.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Declaration, Plugin } from 'postcss'

/** every icon's view box is a square of so many units; between two there is room, lest one shows at the edge of another */
const ICON = 24
const GAP = 8

const URL_OF = /^url\(['"]?([^'")]+)['"]?\)\s*$/

/** `of`: the style sheet whose icons become one picture */
export function iconSprite(of: string): Plugin {
  return {
    postcssPlugin: 'icon-sprite',
    OnceExit(sheet) {
      const icons: Declaration[] = []
      sheet.walkDecls('--icon', (declaration) => {
        if (declaration.source?.input.file === of && URL_OF.test(declaration.value)) icons.push(declaration)
      })
      const [first] = icons
      if (first?.parent?.type !== 'rule') return
      const files = [...new Set(icons.map(fileOf))]
      const width = files.length * (ICON + GAP) - GAP
      const selector = icons.map(({ parent }) => (parent?.type === 'rule' ? parent.selector : '')).join(',')
      const row = first.parent.clone({ selector })
      row.removeAll()
      row.append(first.clone({ value: `url("${rowOf(files, width)}")` }))
      row.append(first.clone({ prop: '--icon-row', value: percent(width / ICON) }))
      sheet.append(row)
      for (const icon of icons) {
        icon.prop = '--icon-place'
        // as mask-position counts: 100 % is the last icon
        icon.value = percent((files.indexOf(fileOf(icon)) * (ICON + GAP)) / Math.max(width - ICON, 1))
      }
    },
  }
}

function fileOf(icon: Declaration): string {
  const [, path = ''] = URL_OF.exec(icon.value) ?? []
  const sheet = icon.source?.input.file ?? ''
  return path.startsWith('.') ? resolve(dirname(sheet), path) : createRequire(sheet).resolve(path)
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
