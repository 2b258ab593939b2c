// The lint rule "project/imports": which folder may import from which. Its options are in
// .oxlintrc.json.

import { dirname, join, relative } from 'node:path/posix'

/**
 * @typedef {object} Table
 * @property {Record<string, string[]>} folders folder → other folders it may import from; the
 *   longest matching folder counts
 * @property {string[][]} layers folders and files, from top to bottom; a file may import from lower
 *   lines. A folder that contains one is listed completely
 *
 * @typedef {{ source?: { value?: unknown } | null }} ImportNode
 *
 * @typedef {{
 *   filename: string
 *   cwd: string
 *   options: Table[]
 *   report: (problem: { node: ImportNode; message: string }) => void
 * }} Context
 */

const imports = {
  // The type Table describes the options.
  meta: { schema: false },
  /** @param {Context} context */
  create({ filename, cwd, options: [table], report }) {
    const file = relative(slashes(cwd), slashes(filename))

    /** @param {ImportNode} node */
    function check(node) {
      const specifier = node.source?.value
      if (!table || typeof specifier !== 'string' || !/^[.#]/.test(specifier)) return
      const target = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)
      const message = refusal(file, target, table)
      if (message) report({ node, message })
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'project' }, rules: { imports } }

/** @param {string} file @param {string} target @param {Table} table */
function refusal(file, target, { folders, layers }) {
  const [from, to] = [folderOf(file, Object.keys(folders)), folderOf(target, Object.keys(folders))]
  const allowed = from && folders[from]
  if (!allowed) return undefined
  if (from !== to) {
    if (allowed.includes(target) || (to && allowed.includes(to))) return undefined
    return `${from} may import from ${sentenceList(allowed)} only.`
  }
  const layered = layers.flat().map(dirname)
  const isLayered = [file, target].every((path) => layered.some((folder) => isIn(path, folder)))
  return isLayered ? refusalOfLayers(file, target, layers) : undefined
}

/** @param {string} file @param {string} target @param {string[][]} layers */
export function refusalOfLayers(file, target, layers) {
  const [from, to] = [folderOf(file, layers.flat()), folderOf(target, layers.flat())]
  const [line, lineOfTarget] = [from, to].map((place) =>
    layers.findIndex((places) => place && places.includes(place)),
  )
  if (!from || !to)
    return `${from ? target : file} is not in "layers" of .oxlintrc.json: add its folder.`
  if (from === to || Number(lineOfTarget) > Number(line)) return undefined
  return `${from} may not import from ${to}: a file may import only from lower lines of "layers" in .oxlintrc.json.`
}

/** The longest of the folders that contain a file. @param {string} file @param {string[]} folders */
function folderOf(file, folders) {
  return folders.filter((folder) => isIn(file, folder)).sort((a, b) => b.length - a.length)[0]
}

/** @param {string} file @param {string} folder */
export function isIn(file, folder) {
  return file === folder || file.startsWith(`${folder}/`)
}

/** @param {string[]} words */
function sentenceList(words) {
  if (words.length === 0) return 'itself'
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ')
}

/** @param {string} path */
function slashes(path) {
  return path.replaceAll('\\', '/')
}
