import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { LocaleContext, useTranslate } from '#client/i18n/use-translate.ts'
import { loadMessages } from '#shared/messages/messages.ts'

vi.hoisted(() => vi.resetModules())

const messages = await loadMessages('stations', 'sv-SE')

test('a feature’s messages are available after preloading', async () => {
  function Status() {
    return useTranslate('stations')('list.distance', { distance: '2 km' })
  }
  const page = (
    <LocaleContext value="sv-SE">
      <Status />
    </LocaleContext>
  )
  expect(() => renderToString(page)).toThrow('before they were loaded')
  await preloadMessages('stations', 'sv-SE')
  const html = renderToString(page)
  expect(html).toBe('2 km bort')
})

test('two renders in different languages do not affect each other', async () => {
  const swedish = await preloadMessages('stations', 'sv-SE')
  const finnish = await preloadMessages('stations', 'fi-FI')
  expect([swedish('labels.lunch'), finnish('labels.lunch'), swedish('labels.contact')]).toEqual([
    'Lunch',
    'Lounas',
    'Kontakt',
  ])
})

test('loading messages does not change the imported module', async () => {
  await preloadMessages('stations', 'sv-SE')
  expect(await loadMessages('stations', 'sv-SE')).toBe(messages)
  expect(Object.keys(messages)).toEqual(Object.keys(await loadMessages('stations', 'en-EU')))
})

test('a number in a message has the format of the language', async () => {
  const said = { count: 1150 }
  expect((await preloadMessages('stations', 'en-EU'))('list.count.other', said)).toBe(
    '1,150 stations',
  )
  expect((await preloadMessages('stations', 'fi-FI'))('list.count.other', said)).toBe(
    '1\u00a0150 asemaa',
  )
})
