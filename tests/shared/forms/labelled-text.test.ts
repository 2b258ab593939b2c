import { expect, test } from 'vitest'
import { firstSentence, labelledText } from '#shared/forms/labelled-text.ts'

test.each([
  ['Email address', 'Email address: Fill in the field'],
  ['How would you like to pay?', 'How would you like to pay? Fill in the field'],
  ['I agree to this.', 'I agree to this: Fill in the field'],
  ['Your choice:', 'Your choice: Fill in the field'],
])('an error after the label "%s" has one punctuation mark', (label, line) => {
  expect(labelledText(label, 'Fill in the field')).toBe(line)
})

test.each([
  ['I accept the terms. I ask for the codes at once.', 'I accept the terms.'],
  ['Wash no. 4, e.g. with foam', 'Wash no. 4, e.g. with foam'],
  ['Is this right? Årets pris', 'Is this right?'],
  ['Email', 'Email'],
])('the first sentence of "%s"', (label, sentence) => {
  expect(firstSentence(label)).toBe(sentence)
})
