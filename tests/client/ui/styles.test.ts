import { globSync, readFileSync } from 'node:fs'
import { type Container, type Document, parse } from 'postcss'
import { expect, test } from 'vitest'

// without scripts no rows change
const WITHOUT_SCRIPTS = /@media \(scripting: none\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

test('no style looks through the whole document for each row that changes', () => {
  const looking = globSync('client/styles/**/*.css').filter((file) =>
    /(?:html|:root|body)[^\s{,]*:has\(/.test(readFileSync(file, 'utf8').replace(WITHOUT_SCRIPTS, '')),
  )
  expect(looking).toEqual([])
})

const SHEETS = globSync('client/styles/**/*.css').map((file) => ({ file, root: parse(readFileSync(file, 'utf8')) }))

test('a finger leaves no colour of a pointer behind: what :hover changes stands within @media (hover: hover)', () => {
  const outside = SHEETS.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkRules((rule) => {
      if (rule.selector.includes(':hover') && !isWithinHover(rule.parent)) found.push(`${file}: ${rule.selector}`)
    })
    return found
  })
  expect(outside).toEqual([])
})

test('breakpoints grow with the visitor’s text: they are in em', () => {
  const inPixels = SHEETS.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkAtRules('media', ({ params }) => void (/\d(?:px|rem)/.test(params) && found.push(`${file}: ${params}`)))
    return found
  })
  expect(inPixels).toEqual([])
})

function isWithinHover(place: Container | Document | undefined): boolean {
  if (!place) return false
  return ('params' in place && place.params === '(hover: hover)') || isWithinHover(place.parent)
}
