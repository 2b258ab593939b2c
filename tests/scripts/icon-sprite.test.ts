import postcss from 'postcss'
import { expect, test } from 'vitest'
import { iconSprite } from '../../scripts/icon-sprite.ts'
import { themeColors } from '../../scripts/theme-colors.ts'

const SETS = {
  some: { one: 'x', two: 'icons/facebook.svg', three: 'arrow-left', again: 'x' },
  wide: { wide: '../../public/images/logo.svg' },
}

async function built(css: string): Promise<string> {
  return (await postcss([iconSprite(SETS)]).process(css, { from: undefined })).css
}

test('a set of icons is one picture, and each icon is a place in it', async () => {
  const css = await built('@icons some;')
  // 24 units each, 8 between them: 88 in all
  expect([...css.matchAll(/\.(icon-\w+) \{\s*--icon-place: ([\d.]+%)/g)].map(([, name, place]) => [name, place])).toEqual([
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
  const [, row = ''] = /url\("([^"]*)"\)/.exec(await built('@icons some;')) ?? []
  const svg = decodeURIComponent(row)
  expect(svg).toMatch(/<g transform='translate\(0\)' fill='none' stroke='currentColor' stroke-width='2' /)
  expect(svg.match(/viewBox/g)).toHaveLength(1)
  expect(svg).not.toContain('class=')
})

test('what is no set, or no picture of 24 by 24 units, is refused with its name', async () => {
  await expect(built('@icons other;')).rejects.toThrow(/there is no set of icons "other"/)
  await expect(built('@icons wide;')).rejects.toThrow(/logo\.svg is no icon of 24 by 24 units/)
})

test('each declaration names its file, which vite asks for', async () => {
  const { root } = await postcss([iconSprite(SETS), themeColors({ yellow: { ink: '#000' } })]).process('@icons some; @theme-colors;', {
    from: 'a.css',
  })
  const files = new Set<string | undefined>()
  root.walkDecls(({ source }) => void files.add(source?.input.from))
  expect([...files]).toEqual([expect.stringMatching(/a\.css$/)])
})
