// A page has up to 90 kB. A failed comparison prints its visible text or the text around the match.

import { chai } from 'vitest'

const LONG = 1_000
const PRINTED = 600
const AROUND = 150
const INSTALLED = Symbol.for('short failures')

chai.use(({ Assertion }, { flag, overwriteMethod }) => {
  // All test files of a worker share the class.
  if (Reflect.has(Assertion, INSTALLED)) return
  Reflect.set(Assertion, INSTALLED, true)
  for (const name of ['toContain', 'toMatch'])
    overwriteMethod(Assertion.prototype, name, (builtIn: (expected: unknown) => void) => {
      return function compare(this: Chai.AssertionStatic & Chai.Assertion, expected: unknown) {
        const text: unknown = flag(this, 'object')
        const isSearch = typeof expected === 'string' || expected instanceof RegExp
        if (typeof text !== 'string' || text.length < LONG || !isSearch)
          return builtIn.call(this, expected)
        const at = typeof expected === 'string' ? text.indexOf(expected) : text.search(expected)
        this.assert(
          at >= 0,
          `expected a text of ${text.length} characters to contain ${expected}. It shows: ${visibleText(text).slice(0, PRINTED)}`,
          `expected a text not to contain ${expected}. It is in: ${text.slice(Math.max(0, at - AROUND), at + AROUND)}`,
        )
      }
    })
})

/** The visible text of HTML. */
function visibleText(html: string): string {
  return html
    .replaceAll(/<(head|script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
