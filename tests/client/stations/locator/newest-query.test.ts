import { withFilter, withOpenNow, withText } from '#client/stations/locator/locator-changes.ts'
import { createNewestQuery } from '#client/stations/locator/newest-query.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const pushState = vi.fn()
const replaceState = vi.fn()
const show = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { setTimeout, history: { pushState, replaceState }, navigation: {} })
  vi.stubGlobal('location', { pathname: '/asemahaku', search: '' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a press shows nothing itself, then comes what it shows, then its address', () => {
  const newest = createNewestQuery('?f=lunch')
  newest.change((now) => withFilter(now, 'sauna', true))
  newest.follow(show, 'push')
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersToNextTimer()
  expect(show).toHaveBeenCalledWith('?f=lunch,sauna')
  expect(pushState).not.toHaveBeenCalled()
  vi.advanceTimersToNextTimer()
  expect(pushState).toHaveBeenCalledWith(null, '', '/asemahaku?f=lunch,sauna')
})

test('presses in quick succession build on each other, and are one entry of the history', () => {
  const newest = createNewestQuery('')
  newest.change((now) => withFilter(now, 'lunch', true))
  newest.follow(show, 'push')
  newest.change((now) => withOpenNow(now, true))
  newest.follow(show, 'push')
  vi.advanceTimersToNextTimer()
  newest.change((now) => withFilter(now, 'sauna', true))
  newest.follow(show, 'replace')
  vi.runAllTimers()
  expect(show.mock.calls).toEqual([['?f=lunch&open=now'], ['?f=lunch,sauna&open=now']])
  expect(pushState.mock.calls).toEqual([[null, '', '/asemahaku?f=lunch,sauna&open=now']])
  expect(replaceState).not.toHaveBeenCalled()
})

test('what is typed is part of what the next press builds on', () => {
  const newest = createNewestQuery('')
  newest.change((now) => withText(now, 'turku'))
  newest.change((now) => withFilter(now, 'lunch', true))
  newest.follow(show, 'push')
  vi.runAllTimers()
  expect(show).toHaveBeenLastCalledWith('?q=turku&f=lunch')
})

test('after Back the next press builds on what that led to, and one that was still to be shown is given up', () => {
  const newest = createNewestQuery('?f=lunch')
  newest.change((now) => withOpenNow(now, true))
  newest.follow(show, 'push')
  newest.restart('?q=oulu')
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
  newest.change((now) => withFilter(now, 'lunch', true))
  newest.follow(show, 'replace')
  vi.runAllTimers()
  expect(replaceState).toHaveBeenCalledWith(null, '', '/asemahaku?q=oulu&f=lunch')
  expect(pushState).not.toHaveBeenCalled()
})

test.each([
  ['the page it came with', [], []],
  ['its own entry', ['type'], []],
  ['no choice’s entry', ['push'], ['?q=turku']],
  ['its own again after a choice', ['push', 'type'], []],
] as const)('what is typed goes on in %s', (_, before, entries) => {
  const newest = createNewestQuery('')
  for (const history of before) {
    newest.change((now) => withOpenNow(now, !now.openNow))
    newest.follow(show, history)
    vi.runAllTimers()
  }
  pushState.mockClear()
  newest.change((now) => withText({ ...now, openNow: false }, 'turku'))
  newest.follow(show, 'type')
  vi.runAllTimers()
  expect(pushState.mock.calls.map(([, , address]: string[]) => address?.replace('/asemahaku', ''))).toEqual(entries)
})

test('after Back what is typed is an entry of its own: nothing that was chosen is overwritten', () => {
  const newest = createNewestQuery('')
  newest.restart('?f=lunch')
  newest.change((now) => withText(now, 'turku'))
  newest.follow(show, 'type')
  vi.runAllTimers()
  expect(pushState).toHaveBeenCalledWith(null, '', '/asemahaku?q=turku&f=lunch')
})
