// Licences that Vite's `build.license` does not find: the font, the icons, and code of Web Workers. The base map's is
// public/licenses/base-map.txt.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LICENSES = ['@fontsource-variable/figtree/LICENSE', 'lucide-static/LICENSE', 'maplibre-gl/LICENSE.txt']

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
