import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '#shared/messages/messages.ts'
import { createLazyMessages, preloadMessages } from '#client/i18n/lazy-messages.tsx'
import { createTranslate } from '#client/i18n/translate.ts'
import { MessagesProvider } from '#client/i18n/use-translate.tsx'

const words = await loadMessages('stations', 'sv-SE')
const late = createLazyMessages('stations')

test('a feature’s words are there for what stands in its provider', async () => {
  function Status() {
    return late.useWords()('status.openUntil', { time: '22:00' })
  }
  const page = (
    <MessagesProvider locale="sv-SE" messages={await loadMessages('site', 'sv-SE')}>
      <late.Words>
        <Status />
      </late.Words>
    </MessagesProvider>
  )
  expect(() => renderToString(page)).toThrow('before they were preloaded')
  await preloadMessages('stations', 'sv-SE')
  const html = renderToString(page)
  expect(html).toBe('Öppet nu, stänger 22:00')
})

test('two renders in different languages do not meet', async () => {
  const swedish = createTranslate('sv-SE', words)
  const finnish = createTranslate('fi-FI', await loadMessages('stations', 'fi-FI'))
  expect([swedish('labels.lunch'), finnish('labels.lunch'), swedish('labels.back')]).toEqual(['Lunch', 'Lounas', 'Tillbaka'])
})

test('loading leaves the module as it was', async () => {
  createTranslate('sv-SE', words)
  expect(await loadMessages('stations', 'sv-SE')).toBe(words)
  expect(Object.keys(words)).toEqual(Object.keys(await loadMessages('stations', 'en-EU')))
})

test('a number among the words is written as the language writes it', async () => {
  const said = { count: 1150 }
  expect(createTranslate('en-EU', await loadMessages('stations', 'en-EU'))('list.count.other', said)).toBe('1,150 stations')
  expect(createTranslate('fi-FI', await loadMessages('stations', 'fi-FI'))('list.count.other', said)).toBe('1\u00a0150 asemaa')
})
