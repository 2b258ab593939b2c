import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lateOrNothing } from '#client/ui/late-or-nothing.ts'

test.each([
  ['is drawn once its code is there', () => Promise.resolve(() => 'sheet'), 'sheet'],
  ['whose code cannot be fetched leaves the page standing', () => Promise.reject(new TypeError('Failed to fetch')), ''],
])('what lies over the page and %s', async (_, load, shown) => {
  const Late = lateOrNothing(load)
  const stream = await renderToReadableStream(
    <main>
      <Suspense>
        <Late />
      </Suspense>
    </main>,
  )
  await stream.allReady
  expect((await new Response(stream).text()).replace(/<!--.*?-->/g, '')).toBe(`<main>${shown}</main>`)
})
