import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late } from '#client/ui/late-component.tsx'

function part() {
  return late(
    'client/part.tsx',
    async () =>
      ({ text }: { text: string }) => <p>{text}</p>,
    { rests: ({ children }) => children },
  )
}

test('a resting part is whole in the server’s HTML, in a boundary that React hydrates when its code has come', async () => {
  const Part = part()
  await Part.preload('fi-FI')
  expect(renderToString(<Part text="here" />)).toBe('<div class="ui-resting"><!--$--><p>here</p><!--/$--></div>')
})

test('the server never sends a page without it: drawn before it was preloaded it throws', () => {
  const Part = part()
  expect(() => renderToString(<Part text="here" />)).toThrow('preloaded')
})

test('its script is not asked for with the page', () => {
  expect(part().sources('fi-FI')).toEqual([])
})
