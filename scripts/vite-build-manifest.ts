// §4 builds: what the browser polls (`/builds/latest.json`) and `/builds/meta/{id}.json`, named by the content of the build; and the
// style sheet that stands in every document, with its hash for the policy.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const INLINE_STYLE = /^assets\/entry-client-.*\.css$/

export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    // what is hashed is what is written
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const [style] = Object.values(bundle).filter(({ fileName }) => INLINE_STYLE.test(fileName))
      if (style?.type !== 'asset' || typeof style.source !== 'string') throw new Error('the client has no style sheet')
      const files = {
        'builds/latest.json': { id },
        [`builds/meta/${id}.json`]: { id, files: Object.keys(bundle).sort() },
        '.vite/inline-style.json': {
          href: `/${style.fileName}`,
          text: style.source,
          sha256: createHash('sha256').update(style.source).digest('base64'),
        },
      }
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      }
    },
  }
}
