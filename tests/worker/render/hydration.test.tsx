import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { App } from '#client/entry-server.tsx'
import type { PageState } from '#shared/navigation/payload.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

test('the browser renders the same HTML from the state as the server, including ids', async () => {
  const page = pageResponse('Asemat', {
    body: [{ contentType: 'stationLocator', title: 'Etsi asema' }, { contentType: 'cart' }],
  })
  const { ask } = openSite(contentService({ '/asemahaku': page }))
  const html = await (await ask('/asemahaku')).text()
  const inside =
    /<div id="root">(.*)<\/div>(?:<link[^>]*>)*<script id="state" type="application\/json">(.*?)<\/script>/s.exec(
      html,
    )
  const { addressing, result, config }: PageState = JSON.parse(inside?.[2] ?? '')
  const initial = { payload: { addressing, result }, path: '/asemahaku' }
  const drawn = renderToString(<App initial={initial} config={config} />)
  expect(drawn).toContain('id="_R_')
  expect(inside?.[1]).toBe(drawn)
})
