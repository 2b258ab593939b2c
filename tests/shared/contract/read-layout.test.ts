import { expect, test } from 'vitest'
import { readLayout } from '#shared/contract/layout.ts'
import { image } from './full-page.ts'

const EMPTY = {
  navigation: [],
  quickNavigation: [],
  footer: { iconLinks: [], linkGroups: [], appDownloads: [], socialLinks: [], extraLinks: [] },
}

test.each([undefined, null, '', 5, [], {}, { navigation: null, footer: 'x', logo: {} }])(
  'any other value is an empty layout: %j',
  (value) => {
    expect(readLayout(value)).toEqual(EMPTY)
  },
)

test('a navigation item without children gets an empty list, and is visible by default (§3)', () => {
  const navigation = [
    { id: 'a', url: 'asemahaku', text: 'Asemahaku' },
    {
      id: 'b',
      url: '/b',
      text: 'B',
      visibleInNavigation: false,
      children: [{ id: 'c', url: '/c', text: 'C', children: null }],
    },
  ]
  expect(readLayout({ navigation }).navigation).toEqual([
    { id: 'a', url: '/asemahaku', text: 'Asemahaku', children: [], visibleInNavigation: true },
    {
      id: 'b',
      url: '/b',
      text: 'B',
      visibleInNavigation: false,
      children: [{ id: 'c', url: '/c', text: 'C', children: [], visibleInNavigation: true }],
    },
  ])
})

test('an item without an address is kept if it has children', () => {
  const navigation = [
    { text: 'A' },
    { text: 'B', url: 'javascript:x', children: [{ text: 'C', url: '/c' }] },
    { url: '/d' },
    { url: '/e', image },
  ]
  expect(readLayout({ navigation }).navigation.map(({ text, url }) => [text, url])).toEqual([
    ['B', ''],
    ['Asema aamulla', '/e'],
  ])
})

test('only an item of the top level keeps its image (§3): no other is shown', () => {
  const [item] = readLayout({
    navigation: [
      {
        id: 'a',
        url: '/a',
        text: 'A',
        image,
        children: [{ id: 'b', url: '/b', text: 'B', image }],
      },
    ],
  }).navigation
  expect(item?.image?.src).toBe(image.src)
  expect(item?.children[0]).not.toHaveProperty('image')
})

test('a broken link of the error page does not affect the other links (§2.5)', () => {
  const customerService24h = { text: '0800 000 110', target: 'tel:0800000110' }
  const errorLinks = {
    reportProblem: { text: 'X', target: 'javascript:x' },
    customerService24h,
    feedbackContact: null,
    other: customerService24h,
  }
  expect(readLayout({ errorLinks }).errorLinks).toEqual({ customerService24h })
  expect(readLayout({ errorLinks: 'x' })).toEqual(EMPTY)
})

test('navigation ids are unique in the tree', () => {
  const item = { id: 'same', text: 'T', url: '/t' }
  const navigation = [{ ...item, children: [item, item] }, item, { ...item, id: null }]
  const ids = JSON.stringify(readLayout({ navigation })).match(/"id":"[^"]*"/g)
  expect(new Set(ids).size).toBe(5)
})

test('a navigation nested 30,000 deep ends after a few levels', () => {
  const deep: unknown = JSON.parse(
    `${'{"text":"t","url":"/t","children":['.repeat(30_000)}${']}'.repeat(30_000)}`,
  )
  expect(JSON.stringify(readLayout({ navigation: [deep] })).match(/"text":"t"/g)).toHaveLength(8)
})

test('a broken app download does not move the next ones to another block (§2.6)', () => {
  const good = { title: 'St1', store: 'googlePlay', url: 'https://play.google.com/store' }
  const { appDownloads } = readLayout({
    footer: { appDownloads: [good, { ...good, url: 'javascript:x' }, good, null, good] },
  }).footer
  expect(appDownloads).toEqual([
    good,
    { ...good, url: '' },
    good,
    { title: '', store: 'appStore', url: '' },
  ])
})

test('extra links need an address or action, social links may have no address, groups need links', () => {
  const footer = {
    extraLinks: [
      { text: 'Evästeet', action: 'cookieConsent' },
      { text: 'Ehdot', action: 'explode' },
      { text: 'X', url: '/x' },
      { text: '', url: '/y' },
    ],
    socialLinks: [
      { name: 'Facebook', url: 'https://www.facebook.com/' },
      { name: 'X', url: '' },
      { url: 'https://x.com/' },
    ],
    linkGroups: [
      { title: 'Tyhjä', links: [] },
      { title: null, links: [{ text: 'a', target: '/a' }] },
    ],
  }
  expect(readLayout({ footer }).footer).toMatchObject({
    extraLinks: [
      { text: 'Evästeet', action: 'cookieConsent' },
      { text: 'X', url: '/x' },
    ],
    socialLinks: [{ name: 'Facebook', url: 'https://www.facebook.com/' }, { name: 'X' }],
    linkGroups: [{ title: '', links: [{ text: 'a' }] }],
  })
})

test('the company needs a name, and each of its facts needs a label and a value', () => {
  const facts = [{ label: 'Y-tunnus', value: '1234567-1' }, { label: 'Tyhjä' }, null]
  const { company } = readLayout({ footer: { company: { name: 'St1 Oy', facts } } }).footer
  expect(company).toEqual({ name: 'St1 Oy', facts: [{ label: 'Y-tunnus', value: '1234567-1' }] })
  expect(readLayout({ footer: { company: { facts } } }).footer).not.toHaveProperty('company')
})
