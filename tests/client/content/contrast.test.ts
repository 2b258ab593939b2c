import { expect, test } from 'vitest'
import { textColorOn } from '#client/content/contrast.ts'

test.each([
  ['#000000', 'light'],
  ['#ffffff', 'dark'],
  ['#000', 'light'],
  ['#fff', 'dark'],
  ['#FFF', 'dark'],
  ['000', 'light'],
  ['2863bf', 'light'],
  ['#ffca00', 'dark'],
  ['#ed1b2e', 'light'],
  ['#2863bf', 'light'],
  ['#ec8601', 'dark'],
  ['#f3f3f3', 'dark'],
  ['#ff0000', 'light'],
  ['#00ff00', 'dark'],
  ['#00f', 'light'],
])(
  'the luminance of a colour of 3 or 6 hex digits decides: on %s the text is %s (§5)',
  (color, text) => {
    expect(textColorOn(color)).toBe(text)
  },
)

test('text is light below the threshold 110 and dark at 110 (§5)', () => {
  expect(textColorOn('#6d6d6d')).toBe('light')
  expect(textColorOn('#6e6e6e')).toBe('dark')
})

test('three hex digits are short for six (§5)', () => {
  for (const digits of ['000', '123', '89a', '777', '666', 'fed', '0f0']) {
    expect(textColorOn(`#${digits}`)).toBe(
      textColorOn(`#${[...digits].map((digit) => digit + digit).join('')}`),
    )
  }
})

test.each([
  undefined,
  '',
  '#',
  'black',
  '#00',
  '#0000',
  '#00000',
  '#0000000',
  '#00000000',
  '##000',
  ' #000',
  '#000 ',
  '#000\n',
  '#00g',
  '0x000',
  'rgb(0,0,0)',
  '#٠٠٠',
  '__proto__',
])('any other value gives dark text: %j (§5)', (color) => {
  expect(textColorOn(color)).toBe('dark')
})
