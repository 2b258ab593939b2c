import { expect, test } from 'vitest'
import { readLayout } from '#shared/contract/layout.ts'
import { image } from './full-page.ts'

const EMPTY = {
  navigation: [],
  quickNavigation: [],
  footer: { iconLinks: [], linkGroups: [], appDownloads: [], socialLinks: [], extraLinks: [] },
}

test.each([undefined, null, '', 5, [], {}, { navigation: null, footer: 'x', logo: {} }])(
  'what is no layout is an empty one: %j',
  (value) => {
    expect(readLayout(value)).toEqual(EMPTY)
  },
)

test('a navigation item without children has none, and is visible unless it says otherwise (§3)', () => {
  const navigation = [
    { id: 'a', url: 'asemahaku', text: 'Asemahaku' },
    { id: 'b', url: '/b', text: 'B', visibleInNavigation: false, children: [{ id: 'c', url: '/c', text: 'C', children: null }] },
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

test('an item that leads nowhere stays as long as it has children', () => {
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

test('a navigation item’s picture is drawn nowhere and not sent to the browser', () => {
  expect(readLayout({ navigation: [{ id: 'a', url: '/a', text: 'A', image }] }).navigation).toEqual([
    { id: 'a', url: '/a', text: 'A', children: [], visibleInNavigation: true },
  ])
})

test('the links of the error page are read one by one: a broken one costs the others nothing (§2.5)', () => {
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
  const deep: unknown = JSON.parse(`${'{"text":"t","url":"/t","children":['.repeat(30_000)}${']}'.repeat(30_000)}`)
  expect(JSON.stringify(readLayout({ navigation: [deep] })).match(/"text":"t"/g)).toHaveLength(8)
})

test('a broken app download keeps the others in their blocks (§2.6)', () => {
  const good = { title: 'St1', store: 'googlePlay', url: 'https://play.google.com/store' }
  const { appDownloads } = readLayout({ footer: { appDownloads: [good, { ...good, url: 'javascript:x' }, good, null, good] } }).footer
  expect(appDownloads).toEqual([good, { ...good, url: '' }, good, { title: '', store: 'appStore', url: '' }])
})

test('extra links do something, social links may have no address, groups have links', () => {
  const footer = {
    extraLinks: [
      { text: 'Evästeet', action: 'cookieConsent' },
      { text: 'Ehdot', action: 'explode' },
      { text: 'X', url: '/x' },
      { text: '', url: '/y' },
    ],
    socialLinks: [{ name: 'Facebook', url: 'https://www.facebook.com/' }, { name: 'X', url: '' }, { url: 'https://x.com/' }],
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

test('the company is read with the facts that have a name and a value, and not at all without its own', () => {
  const facts = [{ label: 'Y-tunnus', value: '1234567-1' }, { label: 'Tyhjä' }, null]
  const { company } = readLayout({ footer: { company: { name: 'St1 Oy', facts } } }).footer
  expect(company).toEqual({ name: 'St1 Oy', facts: [{ label: 'Y-tunnus', value: '1234567-1' }] })
  expect(readLayout({ footer: { company: { facts } } }).footer).not.toHaveProperty('company')
})
