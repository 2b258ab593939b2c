// Licences that Vite's `build.license` does not find: the font, and code of Web Workers. Those of
// the icons and the base map are in public/licenses/.

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const LICENSES = ['@fontsource-variable/figtree/LICENSE', 'maplibre-gl/LICENSE.txt']

export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const texts = LICENSES.map(
        (file) => `${file}\n\n${readFileSync(`node_modules/${file}`, 'utf8').trim()}\n`,
      )
      this.emitFile({
        type: 'asset',
        fileName: 'licenses/more.txt',
        source: texts.join(`\n${'='.repeat(80)}\n\n`),
      })
    },
  }
}
