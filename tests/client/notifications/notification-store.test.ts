import { beforeEach, expect, test } from 'vitest'
import {
  dismissNotification,
  notificationStore,
  notify,
} from '#client/notifications/notification-store.ts'

beforeEach(() => void notificationStore.notifications.splice(0))

test('a notification has a generated id and is a success by default (§3)', () => {
  const first = notify('Product added to cart')
  const second = notify('Something went wrong', 'error')
  expect(first).not.toBe(second)
  expect(notificationStore.notifications).toEqual([
    { id: first, message: 'Product added to cart', type: 'success' },
    { id: second, message: 'Something went wrong', type: 'error' },
  ])
})

test.each(['', '   ', '\n'])(
  'an empty message throws "Cannot create notification: message is empty" (§5): %j',
  (message) => {
    expect(() => notify(message)).toThrow('Cannot create notification: message is empty')
    expect(notificationStore.notifications).toEqual([])
  },
)

test('a dismissed notification is removed, and other notifications stay', () => {
  const first = notify('One')
  notify('Two')
  dismissNotification(first)
  dismissNotification('unknown')
  expect(notificationStore.notifications.map(({ message }) => message)).toEqual(['Two'])
})
