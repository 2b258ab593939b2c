import { expect, test } from 'vitest'
import { styleAddress } from '../../../../client/stations/map/style-address.ts'

test('key, language, region, version and libraries are filled in (§7, §9)', () => {
  const url = 'https://maps.example/style.json?key={key}&language={language}&region={region}&v={version}&libraries={libraries}'
  expect(styleAddress({ url, key: 'k 1' }, 'sv-SE')).toBe(
    'https://maps.example/style.json?key=k%201&language=sv&region=SE&v=weekly&libraries=places%2Cmarker',
  )
})

test.each([
  ['https://maps.example/style.json', 'https://maps.example/style.json?key=abc'],
  ['https://maps.example/style.json?a=1', 'https://maps.example/style.json?a=1&key=abc'],
])('a key without a place of its own is put at the end of %s', (url, address) => {
  expect(styleAddress({ url, key: 'abc' }, 'fi-FI')).toBe(address)
})

test('what is no option stays as it was written', () => {
  expect(styleAddress({ url: 'https://maps.example/{z}/{toString}' }, 'fi-FI')).toBe('https://maps.example/{z}/{toString}')
})
