// The lint of style sheets. A class has one owner, the folder that its name begins with, and only
// the owner styles it. Other folders may place or hide its elements and set their custom
// properties. No sheet names a class of a layer above its own (`layers` of .oxlintrc.json).

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path/posix'
import { type AtRule, type Container, type Document, parse, Rule } from 'postcss'
import { isIn, refusalOfLayers } from './import-rules.mjs'
import { mainProgram, SetUpError } from './run.mjs'

/** Classes that do not begin with the name of their folder. */
const OWNERS: Readonly<Record<string, string>> = {
  amounts: 'client/cart',
  calendar: 'client/forms',
  'customer-menu': 'client/customer',
  customer: 'client/my-pages',
  field: 'client/ui/fields',
  icon: 'client/ui',
  locator: 'client/stations',
  maplibregl: 'client/stations/map',
  news: 'client/articles',
  order: 'client/orders/page',
  programmes: 'client/cart',
  station: 'client/stations',
}
/** Declarations of where an element is and how much space it has, or that hide it. */
const PLACING =
  /^(?:margin|scroll-margin|inset|position:|z-index:|(?:min-|max-)?(?:inline|block)-size:|grid-(?:area|row|column)|order:|flex(?:-grow|-shrink|-basis)?:|(?:align|justify|place)-self:|rotate|scale|translate|content-visibility|contain-intrinsic|display: none|--)/

const SHEETS = globSync('client/**/*.css').toSorted()
const FOLDERS = [...new Set(globSync('client/**/*.{css,ts,tsx}').flatMap(foldersAbove))].toSorted(
  (a, b) => a.length - b.length,
)
const { layers } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')).rules['project/imports'][1]

await mainProgram(async () => {
  const problems = new Set(SHEETS.flatMap(problemsOf))
  if (problems.size > 0) throw new SetUpError([...problems].join('\n'))
})

function problemsOf(sheet: string): string[] {
  const problems: string[] = []
  parse(readFileSync(sheet, 'utf8')).walkRules((rule) => {
    for (const selector of fullSelectors(rule)) {
      const above = classesIn(selector).filter(
        (name) => !isIn(sheet, ownerOf(name)) && refusalOfLayers(sheet, ownerOf(name), layers),
      )
      problems.push(
        ...above.map((name) => `${sheet} names .${name}, which is not of a lower layer`),
      )
      const styled = classesIn(subjectOf(selector))
      if (styled.some((name) => isIn(sheet, ownerOf(name))) || isPlacing(rule)) continue
      problems.push(...styled.map((name) => `${sheet} styles .${name} of ${ownerOf(name)}`))
    }
  })
  return problems
}

/** the folder nearest to the root with the name */
function ownerOf(name: string): string {
  const begins = (word: string) => name === word || name.startsWith(`${word}-`)
  const [, owner] = Object.entries(OWNERS).find(([word]) => begins(word)) ?? []
  return owner ?? FOLDERS.find((folder) => begins(basename(folder))) ?? 'no folder'
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

/** the last compound selector, without :not() and :has() */
function subjectOf(selector: string): string {
  const positive = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return /(?:[^\s>+~()]|\((?:[^()]|\([^()]*\))*\))*$/.exec(positive)?.[0] ?? ''
}

/** of a rule, without the rules inside it */
function isPlacing({ nodes = [] }: Rule | AtRule): boolean {
  return nodes.every((node) =>
    node.type === 'decl'
      ? PLACING.test(`${node.prop}: ${node.value}`)
      : node.type !== 'atrule' || isPlacing(node),
  )
}

/** with the selectors of the rules around it in place of `&` */
function fullSelectors(rule: Rule): string[] {
  const outer = ruleAround(rule.parent)
  if (!outer) return rule.selectors
  return fullSelectors(outer).flatMap((parent) =>
    rule.selectors.map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`,
    ),
  )
}

function ruleAround(place: Container | Document | undefined): Rule | undefined {
  return place instanceof Rule ? place : place && ruleAround(place.parent)
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [...foldersAbove(folder), folder]
}
