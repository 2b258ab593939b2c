// §4 builds: writes `/builds/latest.json`, which the browser polls, and `/builds/meta/{id}.json`,
// named by a hash of the build. Also writes `document.json` for the worker
// (worker/render/client-assets.ts): the style sheet with its hash for the CSP, and the files to
// load.

import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const STYLE = /^assets\/entry-client-.*\.css$/
/** the second style sheet of every page, which its document links at its end */
const LATER_STYLE = /^assets\/later-.*\.css$/
/** characters */
const MAX_INLINE = 40_000
/** the main font file; a page loads the extended ranges only if it needs them */
const FONT = /^assets\/figtree-latin-wght-normal-.*\.woff2$/

export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    // Runs last, so that it hashes the written files.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const id = createHash('sha256')
        .update(Object.keys(bundle).sort().join('\n'))
        .digest('hex')
        .slice(0, 12)
      const style = fileLike(STYLE, bundle)
      const files = {
        'builds/latest.json': { id },
        [`builds/meta/${id}.json`]: { id, files: Object.keys(bundle).sort() },
        '.vite/document.json': {
          style: { href: `/${style.fileName}`, ...inlined(style) },
          laterStyle: `/${fileLike(LATER_STYLE, bundle).fileName}`,
          sheets: Object.fromEntries(
            inlinedSheets(bundle).map((sheet) => [`/${sheet.fileName}`, inlined(sheet)]),
          ),
          font: `/${fileLike(FONT, bundle).fileName}`,
          scripts: scriptsOf(bundle, (id) => this.getModuleInfo(id), this.environment.config.root),
        },
      }
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      }
    },
  }
}

function fileLike(name: RegExp, bundle: Rolldown.OutputBundle): Rolldown.OutputBundle[string] {
  const file = Object.values(bundle).find(({ fileName }) => name.test(fileName))
  if (!file) throw new Error(`the client's build has no file ${name.source}`)
  return file
}

/**
 * The sheets that documents have inline: those of a kind of page. The sheet of the map is needed
 * only after a press or later.
 */
function inlinedSheets(bundle: Rolldown.OutputBundle): Rolldown.OutputBundle[string][] {
  return Object.values(bundle).filter(
    (file) =>
      file.type === 'asset' &&
      file.fileName.endsWith('.css') &&
      !STYLE.test(file.fileName) &&
      file.source.length <= MAX_INLINE,
  )
}

function inlined(asset: Rolldown.OutputBundle[string]): { text: string; sha256: string } {
  if (asset.type !== 'asset') throw new Error(`${asset.fileName} is not an asset`)
  const text = String(asset.source)
  return { text, sha256: createHash('sha256').update(text).digest('base64') }
}

/**
 * Path of an entry or lazily loaded module → its file and all files that it imports. A block also
 * lists the modules it imports after hydration. Vite's own manifest omits modules that share a file
 * with others.
 */
function scriptsOf(
  bundle: Rolldown.OutputBundle,
  infoOf: Rolldown.PluginContext['getModuleInfo'],
  root: string,
): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const fileOf = new Map(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id): [string, string] => [id, fileName]),
    ),
  )
  const loaded = [...fileOf.keys()].filter(
    (id) => infoOf(id)?.isEntry || infoOf(id)?.dynamicImporters.length,
  )
  return Object.fromEntries(
    loaded.map((id) => {
      const later = id.endsWith('.block.tsx') ? (infoOf(id)?.dynamicallyImportedIds ?? []) : []
      const files = [id, ...later].reduce(
        (all, each) => withImports(fileOf.get(each) ?? '', bundle, all),
        new Set<string>(),
      )
      return [relative(root, id), Array.from(files, (file) => `/${file}`)]
    }),
  )
}

function withImports(file: string, bundle: Rolldown.OutputBundle, files: Set<string>): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || files.has(file)) return files
  files.add(file)
  for (const imported of chunk.imports) withImports(imported, bundle, files)
  return files
}
