import { expect, test } from 'vitest'
import { nameOfEdit, sentenceOfEdit } from '../../../redirects/desk/page/edits/edit-names.ts'
import { english } from './texts.ts'

const add = (key: string) => ({ key, after: `${key} /new` })
const change = (key: string) => ({ key, before: `${key} /old`, after: `${key} /new` })
const remove = (key: string) => ({ key, before: `${key} /old` })

test.each([
  ['a new rule', [add('/a')], 'add /a', '/a is new.'],
  ['a changed rule', [change('/a')], 'change /a', '/a is changed.'],
  ['a removal is not “saved”', [remove('/a')], 'remove /a', '/a is removed.'],
  ['a rule that moved to another address', [remove('/a'), add('/b')], 'change /b', '/b is changed.'],
  ['several removals', [remove('/a'), remove('/b'), remove('/c')], 'remove 3 rules', '3 rules are removed.'],
  ['changes of different kinds', [add('/a'), change('/b'), remove('/c')], 'change 3 rules', '3 rules are changed.'],
])('the undo names what it undoes: %s', (_, changes, name, sentence) => {
  expect(nameOfEdit(english, changes)).toBe(name)
  expect(sentenceOfEdit(english, changes)).toBe(sentence)
})

test('the undo of an import, of fixes and of a discarded draft says how many', () => {
  expect(nameOfEdit(english, [add('/a')], 'import', 269)).toBe('import of 269 lines')
  expect(nameOfEdit(english, [change('/a'), change('/b')], 'mend')).toBe('fix 2')
  expect(nameOfEdit(english, [], 'discard', 12)).toBe('discard 12 changes')
  expect(sentenceOfEdit(english, [change('/a')], 'take-out')).toBe('Took 1 change out of the draft.')
})
