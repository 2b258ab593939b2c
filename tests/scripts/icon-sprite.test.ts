import postcss from 'postcss'
import { expect, test } from 'vitest'
import { iconSprite } from '../../scripts/icon-sprite.ts'
import { themeColors } from '../../scripts/theme-colors.ts'

const SETS = {
  some: { one: 'x', two: 'icons/facebook.svg', three: 'arrow-left', again: 'x' },
  missing: { missing: 'no-such-icon' },
  wide: { wide: '../../public/images/logo.svg' },
}

async function built(css: string): Promise<string> {
  return (await postcss([iconSprite(SETS)]).process(css, { from: undefined })).css
}

test('a set of icons becomes one picture, in which each icon has a position', async () => {
  const css = await built('@icons some;')
  // Each icon has 24 units, with gaps of 8: 88 units in total.
  expect(
    [...css.matchAll(/\.(icon-\w+) \{\s*--icon-place: ([\d.]+%)/g)].map(([, name, place]) => [
      name,
      place,
    ]),
  ).toEqual([
    ['icon-one', '0%'],
    ['icon-two', '50%'],
    ['icon-three', '100%'],
    ['icon-again', '0%'],
  ])
  const any = ':where(.icon-one,.icon-two,.icon-three,.icon-again)'
  expect(css).toContain(`.icon${any},.icon-before${any}::before,.icon-after${any}::after {`)
  expect(css).toContain('-webkit-mask-size: 366.6667% 100%')
  expect(css.match(/data:image\/svg\+xml/g)).toHaveLength(1)
})

test('an icon keeps its drawing attributes and loses its size', async () => {
  const [, row = ''] = /url\("([^"]*)"\)/.exec(await built('@icons some;')) ?? []
  const svg = decodeURIComponent(row)
  expect(svg).toMatch(
    /<g transform='translate\(0\)'><path fill='none' stroke='currentColor' .*?stroke-width='2'/,
  )
  expect(svg.match(/viewBox/g)).toHaveLength(1)
  expect(svg).not.toContain('class=')
})

test('an unknown set, an unknown icon and a picture of another size are rejected by name', async () => {
  await expect(built('@icons other;')).rejects.toThrow(/unknown icon set "other"/)
  await expect(built('@icons missing;')).rejects.toThrow(/Lucide has no icon "no-such-icon"/)
  await expect(built('@icons wide;')).rejects.toThrow(/logo\.svg is not an icon of 24 by 24 units/)
})

test('each declaration has a source file, which Vite reads', async () => {
  const { root } = await postcss([
    iconSprite(SETS),
    themeColors({ yellow: { ink: '#000' } }),
  ]).process('@icons some; @theme-colors;', {
    from: 'a.css',
  })
  const files = new Set<string | undefined>()
  root.walkDecls(({ source }) => void files.add(source?.input.from))
  expect([...files]).toEqual([expect.stringMatching(/a\.css$/)])
})
