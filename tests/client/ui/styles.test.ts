import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildNode, type Container, type Document, parse } from 'postcss'
import { expect, test } from 'vitest'

// rows only change with scripts
const WITHOUT_SCRIPTS = /@media \(scripting: none\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

test('no selector checks the whole document for each row that changes', () => {
  const looking = globSync('client/**/*.css').filter((file) =>
    /(?:html|:root|body)[^\s{,]*:has\(/.test(
      readFileSync(file, 'utf8').replace(WITHOUT_SCRIPTS, ''),
    ),
  )
  expect(looking).toEqual([])
})

const SHEETS = globSync('client/**/*.css').map((file) => ({
  file,
  root: parse(readFileSync(file, 'utf8')),
}))

test(':hover rules are inside @media (hover: hover), so that no hover colour stays after a touch', () => {
  const outside = SHEETS.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkRules((rule) => {
      if (rule.selector.includes(':hover') && !isWithinHover(rule.parent))
        found.push(`${file}: ${rule.selector}`)
    })
    return found
  })
  expect(outside).toEqual([])
})

test('breakpoints are in em, so that they grow with the text size', () => {
  const inPixels = SHEETS.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkAtRules(
      'media',
      ({ params }) => void (/\d(?:px|rem)/.test(params) && found.push(`${file}: ${params}`)),
    )
    return found
  })
  expect(inPixels).toEqual([])
})

/**
 * by entry sheet: each imported sheet, and its layer. A sheet that a view loads directly has its
 * rules inside `@layer`.
 */
const IMPORTS = SHEETS.flatMap(({ file, root }) => {
  const found: { entry: string; imported: string; layer: string }[] = []
  root.walkAtRules('import', ({ params }) => {
    const [, path = '', layer = ''] = /^'([^']+)'(?: layer\((\w+)\))?$/.exec(params) ?? []
    found.push({
      entry: file,
      imported: path.startsWith('.') ? join(file, '..', path) : path,
      layer,
    })
  })
  root.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer' && node.nodes)
      found.push({ entry: file, imported: file, layer: node.params })
  })
  return found
})

test('every rule is in a layer, so that the order of loading does not matter', () => {
  const unlayered = IMPORTS.filter(({ layer }) => !['base', 'ui', 'features'].includes(layer))
  expect(unlayered.map(({ imported }) => imported)).toEqual(['client/styles/font.css'])
  const entries = new Set(IMPORTS.map(({ entry }) => entry))
  const imported = new Set(IMPORTS.map((each) => each.imported))
  const outside = SHEETS.filter(({ file, root }) =>
    entries.has(file) ? !root.every(isLayered) : !imported.has(file),
  )
  expect(outside.map(({ file }) => file)).toEqual([])
})

test('two lazy sheets never have the same selector in one layer, so that their order does not matter', () => {
  const lazy = IMPORTS.filter(
    ({ entry, layer }) => entry !== 'client/styles/index.css' && layer === 'features',
  )
  const sheetsOf = new Map<string, Set<string>>()
  for (const { imported } of lazy)
    for (const selector of selectorsOf(imported))
      sheetsOf.set(selector, (sheetsOf.get(selector) ?? new Set()).add(imported))
  const entriesOf = (sheet: string) =>
    lazy.filter(({ imported }) => imported === sheet).map(({ entry }) => entry)
  const twice = [...sheetsOf].filter(
    ([, sheets]) => new Set([...sheets].flatMap(entriesOf)).size > 1 && sheets.size > 1,
  )
  expect(twice.map(([selector, sheets]) => `${selector}: ${[...sheets].join(', ')}`)).toEqual([])
})

function isLayered(node: ChildNode): boolean {
  return (
    node.type === 'comment' || (node.type === 'atrule' && ['import', 'layer'].includes(node.name))
  )
}

function selectorsOf(sheet: string): string[] {
  const found: string[] = []
  SHEETS.find(({ file }) => file === sheet)?.root.walkRules(({ selectors, parent }) => {
    if (!isPart(parent)) found.push(...selectors)
  })
  return found
}

/** of keyframes, or of a rule that contains others */
function isPart(place: Container | Document | undefined): boolean {
  if (!place) return false
  return (
    place.type === 'rule' || ('name' in place && place.name === 'keyframes') || isPart(place.parent)
  )
}

function isWithinHover(place: Container | Document | undefined): boolean {
  if (!place) return false
  return ('params' in place && place.params === '(hover: hover)') || isWithinHover(place.parent)
}
