import { join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { iconSprite } from '../../scripts/icon-sprite.ts'

const SHEET = join(import.meta.dirname, '../../client/styles/icons.css')

async function built(css: string): Promise<string> {
  return (await postcss([iconSprite(SHEET)]).process(css, { from: SHEET })).css
}

test('all icons of a style sheet are one picture, and each is a place in it', async () => {
  const css = await built(`
    .icon-one { --icon: url('lucide-static/icons/x.svg') }
    .icon-two { --icon: url('./brands/facebook.svg') }
    .icon-three { --icon: url("lucide-static/icons/arrow-left.svg") }
    .icon-again { --icon: url('lucide-static/icons/x.svg') }`)
  // 24 units each, 8 between them: 88 in all
  expect([...css.matchAll(/\.(icon-\w+) \{ --icon-place: ([\d.]+%)/g)].map(([, name, place]) => [name, place])).toEqual([
    ['icon-one', '0%'],
    ['icon-two', '50%'],
    ['icon-three', '100%'],
    ['icon-again', '0%'],
  ])
  expect(css).toContain('.icon-one,.icon-two,.icon-three,.icon-again {')
  expect(css).toContain('--icon-row: 366.6667%')
  expect(css.match(/data:image\/svg\+xml/g)).toHaveLength(1)
})

test('an icon keeps how it is drawn, and loses what says its size', async () => {
  const css = await built(".icon-x { --icon: url('lucide-static/icons/x.svg') }")
  const [, row = ''] = /url\("([^"]*)"\)/.exec(css) ?? []
  const svg = decodeURIComponent(row)
  expect(svg).toMatch(/<g transform='translate\(0\)' fill='none' stroke='currentColor' stroke-width='2' /)
  expect(svg.match(/viewBox/g)).toHaveLength(1)
  expect(svg).not.toContain('class=')
})

test.each([
  ['without icons', SHEET, '.a { color: red }'],
  ['another', SHEET.replace('icons', 'forms'), ".icon-x { --icon: url('lucide-static/icons/x.svg') }"],
])('a style sheet stays as it is: %s', async (_, file, css) => {
  expect((await postcss([iconSprite(SHEET)]).process(css, { from: file })).css).toBe(css)
})

test('a picture of another size is refused with its name', async () => {
  const css = ".icon-wide { --icon: url('../../public/images/logo.svg') }"
  await expect(built(css)).rejects.toThrow(/logo\.svg is no icon of 24 by 24 units/)
})
