import { expect, test } from 'vitest'
import { pageResponse } from '../content-service.ts'
import { controlNamespace } from '../controls/control-namespace.ts'
import { fakeClock } from '../fake-clock.ts'
import { openDeskSite } from './desk-site.ts'

/** A site with a desk, whose page shows how often it was requested. */
async function countingDesk(namespace = controlNamespace()) {
  let version = 0
  const site = await openDeskSite({ '/x': () => Response.json(pageResponse(`Version ${++version}`)) }, { CONTROLS: namespace })
  return { site, namespace }
}

test('an editor can purge a page, like a signed purge request', async () => {
  const { site, namespace } = await countingDesk()
  const answer = await site.post('purge', { content: { paths: ['/x'], locales: ['fi-FI'] } })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ purged: [{ locale: 'fi-FI', name: '/x' }] })
  expect([...namespace.entries.keys()]).toEqual(['purge/fi-FI//x', 'purged-at'])
})

test.each([
  ['an empty request', { locales: [] }, 'Name the tags, paths or locales to purge'],
  ['an unknown tag', { tags: ['prices'] }, 'must be one of'],
])('%s is refused with a sentence', async (_, body, sentence) => {
  const { site, namespace } = await countingDesk()
  const answer = await site.post('purge', { content: body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: 'bad-request', detail: expect.stringContaining(sentence) })
  expect(namespace.entries.size).toBe(0)
})

test('without a session nothing is purged', async () => {
  const { site, namespace } = await countingDesk()
  expect((await site.post('purge', { content: { tags: ['all'] } }, { cookie: '' })).status).toBe(401)
  expect(namespace.entries.size).toBe(0)
})

test('while KV fails the editor sees the failure', async () => {
  const namespace = controlNamespace()
  const { site } = await countingDesk(namespace)
  namespace.before = async () => {
    throw new Error('KV is down')
  }
  const { passTime } = fakeClock()
  expect((await passTime(site.post('purge', { content: { tags: ['layout'] } }))).status).toBe(503)
})
