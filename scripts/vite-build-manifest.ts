// §4 builds: what the browser polls (`/builds/latest.json`) and `/builds/meta/{id}.json`, named by the content of the build.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const files = { 'builds/latest.json': { id }, [`builds/meta/${id}.json`]: { id, files: Object.keys(bundle).sort() } }
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      }
    },
  }
}
