import { expect, test } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openSite } from '../site.ts'

async function siteOf(table: string) {
  const site = openSite(
    contentService({ '/': pageResponse('Etusivu'), '/uusi': pageResponse('Uusi') }),
  )
  await site.publish(table)
  return site
}

test('a path below a folder is redirected with 307, together with the query (§2.3)', async () => {
  const { ask, origin } = await siteOf('/vanha/*  /uusi?lahde=vanha#alku')
  const response = await ask('/fi-FI/vanha/K%C3%A4yt%C3%B6s/2?sivu=3')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`${origin}/fi-FI/uusi?lahde=vanha&sivu=3#alku`)
})

test('a rule for a folder to a page below it shows the page', async () => {
  const { ask } = await siteOf('/*  /uusi')
  expect((await ask('/fi-FI/uusi')).status).toBe(200)
  expect((await ask('/fi-FI/muu')).status).toBe(307)
})
