import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askPosition } from '#client/stations/ask-position.ts'

const COORDS = { latitude: 60.170_012, longitude: 24.94, accuracy: 20 }

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The calls of a press, 40 seconds later. */
function press(browser: object, waitMs = 40_000): unknown[] {
  vi.stubGlobal('navigator', browser)
  const calls: unknown[] = []
  askPosition(
    (place, accuracy) => calls.push(place, accuracy),
    (state) => calls.push(state),
  )
  vi.advanceTimersByTime(waitMs)
  return calls
}

test('a position is reported once, to ten metres', () => {
  const geolocation = {
    getCurrentPosition: (found: (position: object) => void) => found({ coords: COORDS }),
  }
  expect(press({ geolocation })).toEqual([{ lat: 60.17, lon: 24.94 }, 20])
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('the failure %i is reported once: %s', (code, state) => {
  const geolocation = {
    getCurrentPosition: (_: unknown, failed: (error: object) => void) => failed({ code }),
  }
  expect(press({ geolocation })).toEqual([state])
})

test('a prompt without an answer ends after 30 seconds', () => {
  const geolocation = { getCurrentPosition: () => undefined }
  expect(press({ geolocation }, 29_000)).toEqual([])
  expect(press({ geolocation })).toEqual(['timeout'])
})

describe('without geolocation the failure is reported at once', () => {
  test.each<[string, object]>([
    ['missing', {}],
    [
      'refused',
      {
        geolocation: {
          getCurrentPosition: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        },
      },
    ],
  ])('%s', (_, browser) => {
    expect(press(browser, 0)).toEqual(['unavailable'])
    expect(press(browser)).toEqual(['unavailable'])
  })
})
