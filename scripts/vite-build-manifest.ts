// §4 builds: what the browser polls (`/builds/latest.json`) and `/builds/meta/{id}.json`, named by the content of the build; and what stands
// in every document, with hashes for the policy: the style sheet and the import map.
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const STYLE = /^assets\/entry-client-.*\.css$/

export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    // what is hashed is what is written
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const [style] = Object.values(bundle).filter(({ fileName }) => STYLE.test(fileName))
      if (!style) throw new Error('the client has no style sheet')
      const files = {
        'builds/latest.json': { id },
        [`builds/meta/${id}.json`]: { id, files: Object.keys(bundle).sort() },
        '.vite/inline.json': { style: { href: `/${style.fileName}`, ...inlined(style) }, importMap: inlined(bundle['importmap.json']) },
      }
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      }
    },
  }
}

function inlined(asset: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): { text: string; sha256: string } {
  if (asset?.type !== 'asset') throw new Error('what stands in every document is not built')
  const text = String(asset.source)
  return { text, sha256: createHash('sha256').update(text).digest('base64') }
}
