import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadStationMessages } from '#shared/messages/stations/load-station-messages.ts'
import type { StationMessages } from '#shared/messages/stations/message-key.ts'
import { createLateMessages, createLateTranslate } from '../../../client/i18n/late-messages.tsx'

const words = await loadStationMessages('sv-SE')
const late = createLateMessages<StationMessages>()

test('a feature’s words are there for what stands in its provider', () => {
  function Status() {
    return late.useWords()('status.openUntil', { time: '22:00' })
  }
  const html = renderToString(
    <late.Provider locale="sv-SE" words={words}>
      <Status />
    </late.Provider>,
  )
  expect(html).toBe('Öppet nu, stänger 22:00')
})

test('two renders in different languages do not meet', async () => {
  const swedish = createLateTranslate('sv-SE', words)
  const finnish = createLateTranslate('fi-FI', await loadStationMessages('fi-FI'))
  expect([swedish('labels.lunch'), finnish('labels.lunch'), swedish('labels.back')]).toEqual(['Lunch', 'Lounas', 'Tillbaka'])
})

test('loading leaves the module as it was', async () => {
  createLateTranslate('sv-SE', words)
  expect(await loadStationMessages('sv-SE')).toBe(words)
  expect(Object.keys(words)).toEqual(Object.keys(await loadStationMessages('en-EU')))
})
